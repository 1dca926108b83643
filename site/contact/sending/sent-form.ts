import { data } from "react-router";

/** What a page without scripts sent; what is no form is the sender's fault, and the page says so. */
export async function sentForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => null);
  if (!sent) throw data(null, { status: 400 });
  return sent;
}
