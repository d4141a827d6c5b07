import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { projectFolder } from '#infra/local/sources.ts';
import { hashFiles, hashRows } from '../dataset/file.ts';
import { machine, machineLine } from '../machine.ts';
import { printTargets } from '../target-table.ts';
import { newTimedAccount } from '../timed/account.ts';
import { plainPage, timedCalls } from '../timed/calls.ts';
import { newKeys } from '../timed/keys.ts';
import { type Target, type Timing, targetsOf } from '../timed/targets.ts';
import { provideCheckout } from './checkout.ts';
import { compareCall, type Outcome, type Subject } from './figures.ts';
import { type FilledStore, type Project, provideFilledStore } from './filled-store.ts';
import { measureIdle } from './quiet.ts';
import { printRow, printTitles, type Row } from './row-table.ts';
import { startProject } from './service.ts';

const connectionsTogether = 16;
const concurrentCalls = new Set(['get', plainPage]);
const fillSources = ['test/bench/beside/fill.ts', 'test/bench/shares.ts'];

/** Starts this checkout and another commit, and prints the times of each call on both. */
export async function compareWith(commit: string, items: number, folder: string): Promise<void> {
  const besideFolder = join(folder, 'beside');
  await mkdir(besideFolder, { recursive: true });
  const checkout = await provideCheckout(commit, besideFolder);
  const short = checkout.commit.slice(0, 7);
  const here: Project = {
    title: 'here',
    folder: projectFolder,
    dataName: `here-${hashRows()}${hashFiles(['infra/*.ts', ...fillSources])}`,
  };
  const other: Project = {
    title: short,
    folder: checkout.folder,
    dataName: `${short}-${hashFiles(fillSources)}`,
  };
  const stops: (() => Promise<void>)[] = [];
  try {
    const stores: FilledStore[] = [];
    for (const project of [here, other]) {
      stores.push(await provideFilledStore(project, items, besideFolder));
    }
    const services: StartedService[] = [];
    for (const store of stores) services.push(await startFilled(store, items, stops));
    const subjects: Subject[] = [];
    for (const service of services) {
      subjects.push({ ...service, idle: await measureIdle(service.pid) });
    }
    const { rows, targets } = await compareSubjects(subjects, short, items);
    const report = { machine: machine(), commit: checkout.commit, items, rows, targets };
    await writeFile(join(folder, 'beside.json'), JSON.stringify(report, null, 2));
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await rm(join(besideFolder, 'run'), { recursive: true, force: true });
  }
}

type StartedService = Omit<Subject, 'idle'>;

/** Starts a service on a filled store, and adds the function that stops it to `stops`. */
async function startFilled(
  { project, dataFolder, tokens }: FilledStore,
  items: number,
  stops: (() => Promise<void>)[],
): Promise<StartedService> {
  const { url, pid, stop } = await startProject(project.folder, dataFolder);
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsTogether });
  stops.push(async () => {
    agent.destroy();
    await stop();
  });
  return { url, pid, keys: newKeys(tokens), account: newTimedAccount(items), agent };
}

async function compareSubjects(
  subjects: readonly Subject[],
  short: string,
  items: number,
): Promise<{ rows: Row[]; targets: Target[] }> {
  console.log(`${machineLine()}; ${items} items each`);
  printTitles(short);
  const rows: Row[] = [];
  for (const call of timedCalls) {
    for (const connections of concurrentCalls.has(call.name) ? [1, connectionsTogether] : [1]) {
      const [here = 'late', beside = 'late'] = await compareCall(subjects, call, connections);
      const name = connections > 1 ? `${call.name}, ${connections} connections` : call.name;
      const row = { name, here, beside };
      printRow(row);
      rows.push(row);
    }
  }
  const figures = subjects.map(({ idle }) => idle.toFixed(0));
  console.log(`At rest, CPU ms a second: ${figures[0]} here, ${figures[1]} there.`);
  const targets = targetsOf(new Map(rows.map(({ name, here }) => [name, timingOf(here)])));
  printTargets(targets);
  return { rows, targets };
}

function timingOf(outcome: Outcome): Timing {
  return typeof outcome === 'string' ? { milliseconds: undefined } : outcome;
}
