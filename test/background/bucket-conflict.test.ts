import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { writeObject } from '#shared/bucket/objects.ts';

afterEach(() => vi.unstubAllEnvs());

/** A bucket that answers writes with some statuses, in turn; the bodies that it got. */
async function startBucket(...statuses: number[]) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(statuses[bodies.length - 1] ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${address.port}`);
  const write = () => writeObject('previews/1', Buffer.from('picture'), 'image/jpeg');
  return { bodies, write, [Symbol.dispose]: () => server.close() };
}

test('an object that another function is writing is written again, whole', async () => {
  using bucket = await startBucket(409, 200);
  await bucket.write();
  expect(bucket.bodies).toEqual(['picture', 'picture']);
});

test('an object that is being written for longer fails, to be tried later', async () => {
  using bucket = await startBucket(409, 409);
  await expect(bucket.write()).rejects.toThrow('409');
  expect(bucket.bodies).toHaveLength(2);
});

test('an object that is there already stays', async () => {
  using bucket = await startBucket(412);
  await bucket.write();
  expect(bucket.bodies).toHaveLength(1);
});
