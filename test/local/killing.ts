import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { seededNumbers, within } from '../support/store/random.ts';
import { type AcknowledgedWrites, findLost, startLoad } from './load.ts';
import {
  killGroup,
  killStore,
  type LocalStart,
  newLocalStart,
  type StartedService,
} from './start.ts';

const ops = join(import.meta.dirname, '..', '..', 'infra', 'ops', 'ops.ts');
/** Names of further keys. The demo account has one key, and its plan allows five. */
const moreKeys = ['A', 'B', 'C', 'D'];
const loadMilliseconds = [0, 1_500] as const;
const startMilliseconds = [0, 3_000] as const;
const maxMilliseconds = 30_000;

/** The outcome of all kills and starts. */
interface KillCounts {
  kills: number;
  /** Kills that left the store running, and kills during a start. */
  storesLeft: number;
  startsHit: number;
  /** The output of starts that failed without a kill. */
  refusedStarts: string[];
  acknowledged: number;
  lost: number[];
}

/**
 * Kills a service under load a number of times, with or without its store, and also during starts. After each
 * start it checks that all acknowledged writes are there.
 */
export async function killRepeatedly(
  kills: number,
  onKill: (counts: KillCounts) => void = () => {},
  { folder, start, end }: LocalStart = newLocalStart(),
): Promise<KillCounts> {
  const random = seededNumbers();
  const allWrites: AcknowledgedWrites = new Map();
  const lost = new Set<number>();
  const counts = { kills: 0, storesLeft: 0, startsHit: 0, refusedStarts: [] as string[] };
  const summary = (): KillCounts => ({ ...counts, acknowledged: allWrites.size, lost: [...lost] });
  try {
    let service = start();
    let { url, token } = await service.ready();
    const tokens = [token, ...(await newTokens(folder))];
    let recentWrites: AcknowledgedWrites = new Map();
    while (counts.kills < kills) {
      const load = startLoad(url, tokens, recentWrites);
      // On a busy machine the kill may come before the first response.
      if (counts.kills % 3 === 0) await waitForAcknowledgement(recentWrites);
      await wait(within(loadMilliseconds, random));
      kill(service, folder, counts);
      await load.stop();
      service = start();
      if (counts.kills % 4 === 0 && counts.kills < kills) {
        await wait(within(startMilliseconds, random));
        counts.startsHit += 1;
        kill(service, folder, counts);
        service = start();
      }
      try {
        ({ url, token } = await service.ready());
      } catch {
        counts.refusedStarts.push(service.output());
        onKill(summary());
        continue;
      }
      for (const id of recentWrites.size > 0 ? await findLost(url, token, recentWrites) : [])
        lost.add(id);
      for (const [id, name] of recentWrites) allWrites.set(id, name);
      recentWrites = new Map();
      onKill(summary());
    }
    for (const id of allWrites.size > 0 ? await findLost(url, token, allWrites) : []) lost.add(id);
    return summary();
  } finally {
    end();
  }
}

/** Waits until a write is acknowledged. */
async function waitForAcknowledgement(acknowledged: AcknowledgedWrites): Promise<void> {
  const end = Date.now() + maxMilliseconds;
  while (acknowledged.size === 0 && Date.now() < end) await wait(20);
}

/** Kills a service; every other time without its store, which keeps running. */
function kill(
  { child }: StartedService,
  folder: string,
  counts: { kills: number; storesLeft: number },
): void {
  counts.kills += 1;
  if (counts.kills % 2 === 0) {
    killGroup(child);
    killStore(folder);
  } else {
    counts.storesLeft += 1;
    child.kill('SIGKILL');
  }
}

/** Creates further keys of the demo account, and returns their tokens. */
export async function newTokens(folder: string): Promise<string[]> {
  const owner = ['--account', '1', '--user', '1', '--access', 'full'];
  const tokens = [];
  for (const name of moreKeys) {
    const args = [ops, 'key', 'create', ...owner, '--name', name];
    const env = { ...process.env, DATA_DIR: folder };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    tokens.push(JSON.parse(stdout).token);
  }
  return tokens;
}
