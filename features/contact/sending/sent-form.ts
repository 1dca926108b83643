/** What a page without scripts sent; null where it is no form, which is the sender's fault. */
export async function sentForm(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null);
}
