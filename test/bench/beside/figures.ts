import { median } from '../median.ts';
import { type BlockSize, runBlock, type TimedService } from '../timed/block.ts';
import type { TimedCall } from '../timed/calls.ts';
import { processorTime } from '../timed/processor-time.ts';
import { waitUntilQuiet } from './quiet.ts';

/** A started service, with its processor time when idle. */
export interface Subject extends TimedService {
  pid: number;
  /** Processor milliseconds per second. */
  idle: number;
}

/** The times of a call on one service, in milliseconds. */
interface Figures {
  milliseconds: number;
  /** Processor time until the response, and after it. */
  processor: { answer: number; after: number };
  calls: number;
}

/** There are no figures if the service does not support the call, or does not respond in time. */
export type Outcome = Figures | 'unknown' | 'late';

interface Sample {
  milliseconds: number[];
  duration: number;
  answer: number;
  after: number;
}

const rounds = 4;
const warmUp = { calls: 10, milliseconds: 1_500 };
const usual = { calls: 30, milliseconds: 2_000 };
const concurrent = { calls: 160, milliseconds: 4_000 };
/** Batches are sent one at a time, and each is waited for. */
const batch = { calls: 1, milliseconds: 0 };
const batchesPerRound = 4;

/** Measures a call on each service, in turns. */
export async function compareCall(
  subjects: readonly Subject[],
  call: TimedCall,
  connections: number,
): Promise<Outcome[]> {
  const outcomes = subjects.map((): Outcome | undefined => undefined);
  const samples = subjects.map((): Sample[] => []);
  for (const [index, subject] of subjects.entries()) {
    const size = { ...(call.isBatch ? batch : warmUp), connections };
    const { isUnsupported, milliseconds } = await runBlock(subject, call, size);
    if (isUnsupported) outcomes[index] = 'unknown';
    else if (milliseconds.length === 0) outcomes[index] = 'late';
    if (call.isWrite) await waitUntilQuiet(subject.pid, subject.idle);
  }
  const indexes = [...subjects.keys()].filter((index) => outcomes[index] === undefined);
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that a machine that slows down affects both services.
    for (const index of round % 2 === 0 ? indexes : indexes.toReversed()) {
      const subject = subjects[index];
      if (subject) samples[index]?.push(...(await sampleRound(subject, call, connections)));
    }
  }
  return subjects.map(
    (_, index) => outcomes[index] ?? figuresOf(samples[index] ?? [], connections),
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
  for (let number = 0; number < batchesPerRound; number += 1) {
    samples.push(await sampleBlock(subject, call, { ...batch, connections }));
  }
  return samples;
}

/** Runs a block of calls, and measures the processor time of the service, minus its idle load. */
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
    after: timeBetween(answerEnd, end),
  };
}

function figuresOf(samples: readonly Sample[], connections: number): Outcome {
  const all = samples.filter(({ milliseconds }) => milliseconds.length > 0);
  if (all.length === 0) return 'late';
  const perCall = (select: (sample: Sample) => number) =>
    median(all.map((sample) => select(sample) / sample.milliseconds.length));
  const milliseconds =
    connections > 1
      ? perCall(({ duration }) => duration)
      : median(all.flatMap(({ milliseconds }) => milliseconds));
  const processor = {
    answer: perCall(({ answer }) => answer),
    after: perCall((one) => one.after),
  };
  const calls = all.reduce((sum, sample) => sum + sample.milliseconds.length, 0);
  return { milliseconds, processor, calls };
}
