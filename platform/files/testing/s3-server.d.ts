declare module "@20minutes/s3rver" {
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly directory: string;
      readonly silent: boolean;
      readonly configureBuckets: ReadonlyArray<{ readonly name: string }>;
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
