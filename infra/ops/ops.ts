import { enableCompileCache } from 'node:module';
import { compiledFolder } from '../local/sources.ts';

// Must come before other modules are loaded. A command then starts in half the time.
enableCompileCache(compiledFolder);
const { fail } = await import('./output.ts');
const { addCommands } = await import('./program.ts');

process.stdout.on('error', ({ message }) =>
  fail(`The command was done, but its output cannot be written: ${message}`),
);
try {
  await addCommands().parseAsync();
} catch (error) {
  fail(error);
}
