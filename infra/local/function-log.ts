import { openSync, write } from 'node:fs';
import { Writable } from 'node:stream';
import { folderProblem } from './folder-problem.ts';

/**
 * The output of a function, in a new file. If it cannot be written, as on a full disk, the service goes on: the
 * problem is reported once, and the output is lost.
 */
export function openLog(file: string): Writable {
  let descriptor: number | undefined;
  let isBroken = false;
  const check = (error: Error | null) => {
    if (error && !isBroken) console.error(folderProblem(error, file) ?? error.message);
    isBroken = error !== null;
  };
  const open = () => {
    try {
      descriptor ??= openSync(file, 'w');
    } catch (error) {
      check(error as Error);
    }
    return descriptor;
  };
  open();
  return new Writable({
    write: (chunk, _encoding, done) => {
      const newDescriptor = open();
      if (newDescriptor === undefined) return done();
      write(newDescriptor, chunk, (error) => {
        check(error);
        done();
      });
    },
  });
}
