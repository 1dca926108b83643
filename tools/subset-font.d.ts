/** The package brings no types of its own. */
declare module "subset-font" {
  type Options = {
    readonly targetFormat?: "sfnt" | "woff" | "woff2" | "truetype";
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly noLayoutClosure?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
