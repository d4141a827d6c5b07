import { execFile } from 'node:child_process';
import { env, execPath } from 'node:process';
import type { Readable } from 'node:stream';

/** It has little to do in JavaScript. */
const nodeOptions = ['--max-semi-space-size=1', '--max-old-space-size=32'];
const limits = { timeout: 5000, killSignal: 'SIGKILL', maxBuffer: 4 * 1024 * 1024 } as const;

/**
 * Makes a small JPEG of a picture, by a program in a process of its own: what a picture unpacks to is
 * bounded there, and is given back. `program` is the file of `draw-preview.mjs`. The picture is sent on as it
 * comes: of 25 MB nothing is kept here.
 * @throws Error for a picture that is damaged, too large, takes too long, or breaks off
 */
export function drawPreview(
  program: string,
  { bytes, length }: { bytes: Readable; length: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...limits, encoding: 'buffer', env: environment() } as const;
    const child = execFile(
      execPath,
      [...nodeOptions, program, String(length)],
      options,
      (error, preview, output) => {
        if (error)
          reject(new Error(output.toString().trim() || 'It takes too long.', { cause: error }));
        else resolve(preview);
      },
    );
    // One that has ended no longer reads, and one that waits for more would wait until its time is over.
    bytes.once('error', () => child.kill(limits.killSignal));
    child.stdin?.once('error', () => bytes.destroy());
    if (child.stdin) bytes.pipe(child.stdin);
  });
}

/** Without credentials: the bytes of a picture may do anything to the program that decodes them. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('AWS_')));
}
