import { stderr, stdout } from 'node:process';
import { vi } from 'vitest';

/** Does something, and gives all that was printed meanwhile, as the log service would have it. */
export async function printedBy(run: () => Promise<unknown>): Promise<string> {
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
