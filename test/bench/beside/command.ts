import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Variables that npm sets for the scripts of one project, and that must not reach another project. */
const npmVariables =
  /^(npm_(package|lifecycle)_|npm_config_local_prefix$|INIT_CWD$|NODE_COMPILE_CACHE$)/;

/** The environment of a program in another project, as a user would start it. */
export function cleanEnvironment(own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !npmVariables.test(name));
  return { ...Object.fromEntries(entries), ...own };
}

/** Runs a command. Returns what it printed. @throws Error with its error output */
export async function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  own: NodeJS.ProcessEnv = {},
): Promise<string> {
  const child = spawn(command, args, { cwd, env: cleanEnvironment(own), stdio: 'pipe' });
  const [output, errors] = [collect(child.stdout), collect(child.stderr)];
  child.stdin.end();
  const [code] = await once(child, 'close');
  if (code === 0) return output();
  throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${errors().slice(-1000)}`);
}

/** Returns a function that returns everything that a stream has printed so far. */
export function collect(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}
