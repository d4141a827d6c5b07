/// <reference path="./s3rver.d.ts" />
import { rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { bucketOrigin, credentials } from '#shared/config.ts';
import { folderProblem } from './folder-problem.ts';
import { refusalOf } from './signed-request.ts';
import type { CorsRule } from './template.ts';

/** The suffix of the metadata file, which the S3 server writes once the object is complete. */
export const completeSuffix = '._S3rver_metadata.json';

interface BucketOptions {
  /** The folder of its objects. */
  folder: string;
  name: string;
  cors: readonly CorsRule[];
  /** Called with the key of each created object. */
  onObjectCreated: (key: string) => void;
}

/**
 * A server for the bucket, as strict as AWS: it checks that a request is what was signed, and honours
 * `If-None-Match`. The S3 server takes 40 MB of memory, so it is loaded with the first request.
 */
export function createBucket(options: BucketOptions): Server {
  const { folder, name } = options;
  let loading: Promise<RequestListener> | undefined;
  /** The paths of uploads under way that may not replace an object. */
  const uploads = new Set<string>();
  const load = () => {
    // After a failure, such as a full disk, the next request tries again.
    loading ??= loadServer(options).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return createServer(async (request, response) => {
    const refuse = (status: number, code: string, message: string) => {
      // Reads the rest of the body, so that a client that is still sending gets the response.
      request.resume();
      response.writeHead(status, { 'content-type': 'application/xml', ...allowOrigin });
      response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
    };
    try {
      // Against DNS rebinding: a web page whose host name leads to this machine sends that name as Host.
      if (request.headers.host !== new URL(bucketOrigin()).host) {
        return refuse(403, 'AccessDenied', 'The bucket has another host name.');
      }
      if (request.method !== 'OPTIONS') {
        const refusal = await refusalOf(request);
        if (refusal !== undefined) return refuse(403, 'AccessDenied', refusal);
        if (isWrittenOnce(request)) {
          const { pathname } = new URL(request.url ?? '', 'http://bucket');
          if (isThere(pathname, join(folder, name))) {
            return refuse(412, 'PreconditionFailed', 'There is an object of this key.');
          }
          if (uploads.has(pathname)) {
            return refuse(409, 'ConditionalRequestConflict', 'Another upload has this key.');
          }
          uploads.add(pathname);
          response.once('close', () => uploads.delete(pathname));
        }
      }
      (await load())(request, response);
    } catch (error) {
      console.error(folderProblem(error, folder) ?? error);
      refuse(500, 'InternalError', 'See the log.');
    }
  });
}

/** Web pages may read errors, too. */
const allowOrigin = { 'access-control-allow-origin': '*' };

async function loadServer({ folder, name, cors, onObjectCreated }: BucketOptions) {
  const [{ default: S3rver }, { DUMMY_ACCOUNT: account }] = await Promise.all([
    import('@20minutes/s3rver'),
    import('@20minutes/s3rver/lib/models/account.js'),
  ]);
  const { accessKeyId, secretAccessKey } = credentials();
  account.createKeyPair(accessKeyId, secretAccessKey);
  const server = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    // Signatures were checked above; s3rver refuses valid ones of keys with an apostrophe.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name, configs: [corsXml(cors)] }],
  });
  // s3rver refuses an empty file, which a full disk may have left. It writes the file again in any case.
  rmSync(join(folder, name, '._S3rver_cors.xml'), { force: true });
  // The method of s3rver also removes empty folders, into which another request may be about to write.
  server.store.deleteObject = async (bucket, key) => {
    const files = ['metadata.json', 'object', 'object.md5'].map((resource) =>
      server.store.getResourcePath(bucket, key, resource),
    );
    await Promise.all(files.map((file) => rm(file, { force: true })));
  };
  await server.configureBuckets();
  server.on('event', ({ Records: records }) => {
    for (const { eventName, s3 } of records) {
      if (eventName.startsWith('ObjectCreated:')) onObjectCreated(s3.object.key);
    }
  });
  return server.callback();
}

/** Whether a request may only create an object, and not replace one. */
function isWrittenOnce({ method, headers }: IncomingMessage): boolean {
  return method === 'PUT' && headers['if-none-match'] === '*';
}

/** Whether there is a complete object at a path. */
function isThere(pathname: string, folder: string): boolean {
  const key = decodeURIComponent(pathname).split('/').slice(2);
  // A full disk leaves an empty file.
  const size = statSync(`${join(folder, ...key)}${completeSuffix}`, {
    throwIfNoEntry: false,
  })?.size;
  return size !== undefined && size > 0;
}

function corsXml(rules: readonly CorsRule[]): string {
  const all = (name: string, values: readonly string[]) =>
    values.map((value) => `<${name}>${value}</${name}>`).join('');
  const rule = ({ AllowedMethods, AllowedOrigins, AllowedHeaders, MaxAge }: CorsRule) =>
    `<CORSRule>${all('AllowedMethod', AllowedMethods)}${all('AllowedOrigin', AllowedOrigins)}` +
    `${all('AllowedHeader', AllowedHeaders)}<MaxAgeSeconds>${MaxAge}</MaxAgeSeconds></CORSRule>`;
  return `<CORSConfiguration>${rules.map(rule).join('')}</CORSConfiguration>`;
}
