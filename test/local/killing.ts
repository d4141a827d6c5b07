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
/** The plan of the demo account allows five keys, one of which it has. */
const moreKeys = ['A', 'B', 'C', 'D'];
const loadMilliseconds = [0, 1_500] as const;
const startMilliseconds = [0, 3_000] as const;
const maxMilliseconds = 30_000;

/** What became of all kills and starts. */
interface KillCounts {
  kills: number;
  /** Those that left the store behind, and those that hit a start on its way. */
  storesLeft: number;
  startsHit: number;
  /** Starts that ended otherwise than by a kill. */
  refusedStarts: string[];
  acknowledged: number;
  lost: number[];
}

/**
 * Kills a service under load so many times, with its store or without it, in the midst of its work or
 * of its start; and looks after each start for all that was acknowledged.
 */
export async function killRepeatedly(
  kills: number,
  onKill: (counts: KillCounts) => void = () => {},
  { folder, start, end }: LocalStart = newLocalStart(),
): Promise<KillCounts> {
  const random = seededNumbers();
  const all: AcknowledgedWrites = new Map();
  const lost = new Set<number>();
  const counts = { kills: 0, storesLeft: 0, startsHit: 0, refusedStarts: [] as string[] };
  const counted = (): KillCounts => ({ ...counts, acknowledged: all.size, lost: [...lost] });
  try {
    let service = start();
    let { url, token } = await service.ready();
    const tokens = [token, ...(await newTokens(folder))];
    let recent: AcknowledgedWrites = new Map();
    while (counts.kills < kills) {
      const load = startLoad(url, tokens, recent);
      // On a busy machine a service may take longer to its first answer than to its kill.
      if (counts.kills % 3 === 0) await anyIn(recent);
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
        onKill(counted());
        continue;
      }
      for (const id of recent.size > 0 ? await findLost(url, token, recent) : []) lost.add(id);
      for (const [id, name] of recent) all.set(id, name);
      recent = new Map();
      onKill(counted());
    }
    for (const id of all.size > 0 ? await findLost(url, token, all) : []) lost.add(id);
    return counted();
  } finally {
    end();
  }
}

/** Waits until something is acknowledged. */
async function anyIn(acknowledged: AcknowledgedWrites): Promise<void> {
  const end = Date.now() + maxMilliseconds;
  while (acknowledged.size === 0 && Date.now() < end) await wait(20);
}

/** Kills the service alone, every other time, so that its store is left behind. */
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

/** Tokens of further keys of the demo account, besides the one that it has. */
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
