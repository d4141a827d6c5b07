import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lets all processes of a test run create their temporary folders in one, which is removed at its end. */
export function ownTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'equipment-tests-'));
  // `os.tmpdir` reads the first one; on Windows, the second.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A child process may still write to it. The tests have passed or failed by now.
    }
  });
}
