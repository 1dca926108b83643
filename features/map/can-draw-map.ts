let answer: boolean | undefined;

/** Maps are drawn with WebGL 2; asked before half a megabyte is fetched for nothing. */
export function canDrawMap(): boolean {
  answer ??= hasWebGl();
  return answer;
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers allow few of these at once, and the map needs one.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
