/// <reference path="./s3rver.d.ts" />
import { rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { bucketOrigin, credentials } from '#shared/config.ts';
import { folderProblem } from './folder-problem.ts';
import { refusalOf } from './signed-request.ts';
import type { CorsRule } from './template.ts';

/** Behind the name of an object whose bytes and type are all there, as the server writes it. */
export const completeSuffix = '._S3rver_metadata.json';

interface BucketOptions {
  /** Where its objects are. */
  folder: string;
  name: string;
  cors: readonly CorsRule[];
  /** Called with the key of each object that was created. */
  onObjectCreated: (key: string) => void;
}

/**
 * A server for the bucket, as strict as AWS with whoever comes: a request has to be what was signed,
 * and what is to be written once is written once. The S3 server takes 40 MB, so the first
 * request loads it.
 */
export function createBucket(options: BucketOptions): Server {
  const { folder, name } = options;
  let loading: Promise<RequestListener> | undefined;
  /** The addresses of objects that are to be written once, and that somebody is sending. */
  const uploads = new Set<string>();
  const load = () => {
    // What failed, on a full disk for example, is tried again by the next request.
    loading ??= loadServer(options).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return createServer(async (request, response) => {
    const refuse = (status: number, code: string, message: string) => {
      // Who is still sending hears of it, too.
      request.resume();
      response.writeHead(status, { 'content-type': 'application/xml', ...allowOrigin });
      response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
    };
    try {
      // Against DNS rebinding: a page whose host name was pointed at this machine sends that name as Host.
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

/** A page may read a refusal as well as an answer. */
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
    // They were checked above; s3rver refuses valid ones of keys with an apostrophe.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name, configs: [corsXml(cors)] }],
  });
  // A full disk may have left it empty, and an empty one is refused. It is written anew in any case.
  rmSync(join(folder, name, '._S3rver_cors.xml'), { force: true });
  // Its own would take empty folders away, too, and with them what another request begins to write there.
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

/** Whether an object is to be written where there must be none. */
function isWrittenOnce({ method, headers }: IncomingMessage): boolean {
  return method === 'PUT' && headers['if-none-match'] === '*';
}

/** Whether there is a whole object at an address. */
function isThere(pathname: string, folder: string): boolean {
  const key = decodeURIComponent(pathname).split('/').slice(2);
  // A full disk leaves the file empty.
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
