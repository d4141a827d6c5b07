import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from '#infra/local/store.ts';
import { installPackage } from '../support/python.ts';
import { type Server, startServer } from '../support/server.ts';

const emulator = 'ministack==1.5.33';
/** The account and region of everything that is deployed to the emulator. */
export const account = { id: '000000000000', region: 'us-east-1' } as const;
const rootKey = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' } as const;

/** Installs the emulator, unless it is there. Returns the path of its Python. */
export async function installEmulator(folder: string): Promise<string> {
  return join(await installPackage(emulator, folder), 'python');
}

/** A running emulator. */
export interface Emulator extends Server {
  endpoint: string;
  /** The environment of processes that use the emulator instead of AWS. */
  env: NodeJS.ProcessEnv;
}

/**
 * Starts an empty emulator. Like AWS, it checks every call against the policies of the caller's role, so that
 * missing permissions of functions are found.
 */
export async function startEmulator(pythonPath: string): Promise<Emulator> {
  const port = String(await freePort());
  const endpoint = `http://127.0.0.1:${port}`;
  // Outside the project, whose packages would hide what a bundle lacks.
  const folder = await mkdtemp(join(tmpdir(), 'equipment-deploy-'));
  const server = await startServer({
    command: pythonPath,
    args: [join(import.meta.dirname, 'emulator.py')],
    url: endpoint,
    env: {
      ...cleanEnvironment(),
      ...rootKey,
      AUTH: 'true',
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: port,
      LAMBDA_EXECUTOR: 'local',
      MINISTACK_ACCOUNT_ID: account.id,
      MINISTACK_REGION: account.region,
      TMPDIR: folder,
    },
  });
  const env = {
    ...cleanEnvironment(),
    ...rootKey,
    AWS_REGION: account.region,
    AWS_DEFAULT_REGION: account.region,
    AWS_ENDPOINT_URL: endpoint,
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    NO_PROXY: '127.0.0.1,localhost',
  };
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { stop, endpoint, env };
}

/** The environment without variables of a real account, and with this Node.js first in its path. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !/^(AWS|MINISTACK)_/.test(name));
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(variables), PATH: path };
}
