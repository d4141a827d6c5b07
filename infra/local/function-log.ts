import { openSync, write } from 'node:fs';
import { Writable } from 'node:stream';
import { folderProblem } from './folder-problem.ts';

/**
 * What a function prints, in a file that begins anew. A file that cannot be written, as on a full disk,
 * ends nothing: it is said once, and what comes meanwhile is not kept.
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
      const opened = open();
      if (opened === undefined) return done();
      write(opened, chunk, (error) => {
        check(error);
        done();
      });
    },
  });
}
