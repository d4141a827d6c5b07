import { execFile } from 'node:child_process';
import { env, execPath } from 'node:process';

/** It has little to do in JavaScript. */
const nodeOptions = ['--max-semi-space-size=1', '--max-old-space-size=32'];
const limits = { timeout: 5000, killSignal: 'SIGKILL', maxBuffer: 4 * 1024 * 1024 } as const;

/**
 * Makes a small JPEG of a picture, by a program in a process of its own: what a picture unpacks to is
 * bounded there, and is given back. `program` is the file of `draw-preview.mjs`; `onSent` is called once
 * nobody here reads the picture any more, if the program does not end before.
 * @throws Error for a picture that is damaged, too large, or takes too long
 */
export function drawPreview(
  program: string,
  picture: Uint8Array,
  onSent: () => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...limits, encoding: 'buffer', env: environment() } as const;
    const child = execFile(
      execPath,
      [...nodeOptions, program, String(picture.length)],
      options,
      (error, preview, output) => {
        if (error)
          reject(new Error(output.toString().trim() || 'It takes too long.', { cause: error }));
        else resolve(preview);
      },
    );
    // One that has ended no longer reads.
    child.stdin?.on('error', () => {}).end(picture, onSent);
  });
}

/** Without credentials: the bytes of a picture may do anything to the program that decodes them. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('AWS_')));
}
