/** What was given can't be read as a bundle at all; the message is one line for the person who gave it. */
export class BundleRefused extends Error {
  override readonly name = "BundleRefused";
}
