/** The types of the parts of s3rver that the local bucket uses; the package has none. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface Arrival {
    Records: { eventName: string; s3: { object: { key: string } } }[];
  }

  interface Store {
    getResourcePath(bucket: string, key: string, resource: string): string;
    deleteObject(bucket: string, key: string): Promise<void>;
  }

  export default class S3rver {
    readonly store: Store;
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    on(name: 'event', listen: (arrival: Arrival) => void): this;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  export const DUMMY_ACCOUNT: { createKeyPair: (id: string, secret: string) => void };
}
