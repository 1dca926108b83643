type FilmFault = "damaged-file" | "wrong-film-format" | "film-tells-more";

/** Why a film cannot be taken in, in one line for the agency. */
export class FilmRefused extends Error {
  readonly code: FilmFault;

  constructor(code: FilmFault, message: string) {
    super(message);
    this.code = code;
  }

  static damaged(): FilmRefused {
    return new FilmRefused("damaged-file", "the film is damaged");
  }

  /** Drones, action cameras and phones write where they are into tracks of their own, or into subtitles. */
  static tellsMore(track: string): FilmRefused {
    return new FilmRefused(
      "film-tells-more",
      `the film has a track (${track}) beside picture and sound, which may tell where it was made: save it without`,
    );
  }
}
