import { stderr, stdout } from 'node:process';
import { vi } from 'vitest';

/** Runs a function and returns all that it printed, as the log service would receive it. */
export async function captureOutput(run: () => Promise<unknown>): Promise<string> {
  const written: string[] = [];
  const captures = [stdout, stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    }),
  );
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.stubEnv('METRIC_NAMESPACE', 'Equipment-test');
  try {
    await run();
  } finally {
    for (const capture of captures) capture.mockRestore();
    vi.unstubAllEnvs();
  }
  return written.join('');
}
