import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** npm tells the scripts of one project of it, and those of another must not hear of that. */
const ofProject =
  /^(npm_(package|lifecycle)_|npm_config_local_prefix$|INIT_CWD$|NODE_COMPILE_CACHE$)/;

/** The environment of a program in another project, as a user would have it. */
export function besideEnvironment(own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !ofProject.test(name));
  return { ...Object.fromEntries(entries), ...own };
}

/** Runs a command to its end. What it printed. @throws Error with what it says went wrong. */
export async function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  own: NodeJS.ProcessEnv = {},
): Promise<string> {
  const child = spawn(command, args, { cwd, env: besideEnvironment(own), stdio: 'pipe' });
  const [printed, problems] = [collect(child.stdout), collect(child.stderr)];
  child.stdin.end();
  const [code] = await once(child, 'close');
  if (code === 0) return printed();
  throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${problems().slice(-1000)}`);
}

/** All that comes out of a stream, so far. */
export function collect(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}
