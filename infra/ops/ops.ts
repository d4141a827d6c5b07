import { fail } from './output.ts';
import { addCommands } from './program.ts';

try {
  await addCommands().parseAsync();
} catch (error) {
  fail(error);
}
