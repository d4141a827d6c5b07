import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAccountWithOps } from './account.ts';
import { fillAccount } from './fill.ts';
import { measureIdle } from './quiet.ts';
import { startProject } from './service.ts';

/** A project, and the name that distinguishes its stored data from others. */
export interface Project {
  /** The title in the printed figures. */
  title: string;
  folder: string;
  /** Begins with the part that all versions of its data share. */
  dataName: string;
}

/** A data folder that a run may change, and the tokens of the keys in its account. */
export interface FilledStore {
  project: Project;
  dataFolder: string;
  tokens: string[];
}

const tokensFile = 'bench-tokens.json';

/** A copy of a project's filled data folder, which is filled only once. */
export async function provideFilledStore(
  project: Project,
  items: number,
  folder: string,
): Promise<FilledStore> {
  const name = `${project.dataName}-${items}`;
  const storeFolder = join(folder, 'filled', name);
  if (!existsSync(storeFolder)) await fill(project, items, storeFolder);
  const dataFolder = join(folder, 'run', project.title);
  await rm(dataFolder, { recursive: true, force: true });
  await cp(storeFolder, dataFolder, { recursive: true });
  const tokens: string[] = JSON.parse(await readFile(join(storeFolder, tokensFile), 'utf8'));
  return { project, dataFolder, tokens };
}

async function fill(project: Project, items: number, storeFolder: string): Promise<void> {
  console.log(`Filling the store of ${project.title} with ${items} items, once …`);
  const draft = `${storeFolder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const service = await startProject(project.folder, draft);
  try {
    const tokens = await createAccountWithOps(project.folder, draft);
    await fillAccount(service.url, tokens, items);
    await measureIdle(service.pid);
    await writeFile(join(draft, tokensFile), JSON.stringify(tokens), { mode: 0o600 });
  } finally {
    await service.stop();
  }
  await removeOutdated(project, storeFolder);
  await rename(draft, storeFolder);
}

/** Removes stores of the same project that other versions of the sources have filled. */
async function removeOutdated({ dataName }: Project, storeFolder: string): Promise<void> {
  const [kind = ''] = dataName.split('-');
  const folder = join(storeFolder, '..');
  for (const name of await readdir(folder)) {
    const isOutdated = name.startsWith(`${kind}-`) && !name.endsWith('.part');
    if (isOutdated) await rm(join(folder, name), { recursive: true });
  }
}
