import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { seededNumbers } from '../support/store/random.ts';
import { startWriters } from './busy-writers.ts';
import { newFilledStart } from './filled.ts';
import { localApi } from './local-api.ts';
import { interruptGroup, startMilliseconds } from './start.ts';

test(
  'Ctrl-C during calls ends the service without logging errors of the calls',
  async () => {
    const local = newFilledStart();
    onTestFinished(local.end);
    const service = local.start();
    const { url, token } = await service.ready();
    const before = service.output();
    const api = localApi(() => url, token);
    const writers = startWriters([api, api, api, api], seededNumbers());
    while (writers.writeCount() < 20) await wait(10);
    interruptGroup(service.child);
    await service.ended;
    await writers.stop();
    expect(service.output().slice(before.length)).not.toContain('    at ');
  },
  startMilliseconds,
);
