import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newLocalStart, startMilliseconds } from './start.ts';

test.each(['abc', '99999', '3000.5', '-1'])(
  'a PORT of %s is refused by its name before anything is made',
  async (PORT) => {
    const local = newLocalStart();
    onTestFinished(local.end);
    const start = local.start({ PORT });
    expect(await start.ended).toBe(1);
    expect(start.output()).toContain(`PORT is ${PORT}, which is not a number from 0 to 65535.`);
    expect(existsSync(join(local.folder, 'store.db'))).toBe(false);
  },
  startMilliseconds,
);
