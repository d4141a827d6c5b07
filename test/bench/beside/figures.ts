import { median } from '../median.ts';
import { type BlockSize, runBlock, type TimedService } from '../timed/block.ts';
import type { TimedCall } from '../timed/calls.ts';
import { processorTime } from '../timed/processor-time.ts';
import { waitUntilQuiet } from './quiet.ts';

/** A started service, and what it takes when it is idle. */
export interface Subject extends TimedService {
  pid: number;
  /** In processor milliseconds a second. */
  idle: number;
}

/** What a call takes of one service, in milliseconds. */
interface Figures {
  milliseconds: number;
  /** Of the processor until the answer, and by what follows it. */
  processor: { answer: number; behind: number };
  calls: number;
}

/** A service that does not know a call, or does not answer it in its time, has no figures. */
export type Outcome = Figures | 'unknown' | 'late';

interface Sample {
  milliseconds: number[];
  duration: number;
  answer: number;
  behind: number;
}

const rounds = 4;
const warmUp = { calls: 10, milliseconds: 1_500 };
const usual = { calls: 30, milliseconds: 2_000 };
const concurrent = { calls: 160, milliseconds: 4_000 };
/** Each is waited for by itself. */
const batch = { calls: 1, milliseconds: 0 };
const batchesInRound = 4;

/** What a call takes of each of some services, which take turns. */
export async function compareCall(
  subjects: readonly Subject[],
  call: TimedCall,
  connections: number,
): Promise<Outcome[]> {
  const outcomes = subjects.map((): Outcome | undefined => undefined);
  const samples = subjects.map((): Sample[] => []);
  for (const [place, subject] of subjects.entries()) {
    const size = { ...(call.isBatch ? batch : warmUp), connections };
    const { isUnknown, milliseconds } = await runBlock(subject, call, size);
    if (isUnknown) outcomes[place] = 'unknown';
    else if (milliseconds.length === 0) outcomes[place] = 'late';
    if (call.isWrite) await waitUntilQuiet(subject.pid, subject.idle);
  }
  const places = [...subjects.keys()].filter((place) => outcomes[place] === undefined);
  for (let round = 0; round < rounds; round += 1) {
    // Whoever was last is first now, so that a machine that slows down slows both.
    for (const place of round % 2 === 0 ? places : places.toReversed()) {
      const subject = subjects[place];
      if (subject) samples[place]?.push(...(await sampleRound(subject, call, connections)));
    }
  }
  return subjects.map(
    (_, place) => outcomes[place] ?? figuresOf(samples[place] ?? [], connections),
  );
}

async function sampleRound(
  subject: Subject,
  call: TimedCall,
  connections: number,
): Promise<Sample[]> {
  if (!call.isBatch) {
    const size = { ...(connections > 1 ? concurrent : usual), connections };
    return [await sampleBlock(subject, call, size)];
  }
  const samples: Sample[] = [];
  for (let number = 0; number < batchesInRound; number += 1) {
    samples.push(await sampleBlock(subject, call, { ...batch, connections }));
  }
  return samples;
}

/** A block of calls, and the processor time of the whole service for it, less what it takes when idle. */
async function sampleBlock(subject: Subject, call: TimedCall, size: BlockSize): Promise<Sample> {
  const { pid, idle } = subject;
  const clock = () => ({ processor: processorTime(pid), time: performance.now() });
  const timeBetween = (from: ReturnType<typeof clock>, to: ReturnType<typeof clock>) =>
    Math.max(0, to.processor - from.processor - (idle * (to.time - from.time)) / 1000);
  const start = clock();
  const { milliseconds, duration } = await runBlock(subject, call, size);
  const answerEnd = clock();
  if (call.isWrite) await waitUntilQuiet(pid, idle);
  const end = clock();
  return {
    milliseconds,
    duration,
    answer: timeBetween(start, answerEnd),
    behind: timeBetween(answerEnd, end),
  };
}

function figuresOf(samples: readonly Sample[], connections: number): Outcome {
  const all = samples.filter(({ milliseconds }) => milliseconds.length > 0);
  if (all.length === 0) return 'late';
  const perCall = (take: (sample: Sample) => number) =>
    median(all.map((sample) => take(sample) / sample.milliseconds.length));
  const milliseconds =
    connections > 1
      ? perCall(({ duration }) => duration)
      : median(all.flatMap(({ milliseconds }) => milliseconds));
  const processor = {
    answer: perCall(({ answer }) => answer),
    behind: perCall((one) => one.behind),
  };
  const calls = all.reduce((sum, sample) => sum + sample.milliseconds.length, 0);
  return { milliseconds, processor, calls };
}
