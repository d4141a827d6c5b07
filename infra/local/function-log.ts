import { openSync, write } from 'node:fs';
import { Writable } from 'node:stream';
import { folderProblem } from './folder-problem.ts';

/**
 * Opens a new log file. If it cannot be written, as on a full disk, that is reported once, and the service
 * continues without the log.
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
