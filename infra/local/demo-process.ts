import { provideDemo } from './demo.ts';
import './store-socket.ts';

// Creates the demo account of a data folder, in a process that the service starts.
const [, , folder = ''] = process.argv;
// Ctrl-C reaches this process too; the service decides when it ends.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit(1));
try {
  await provideDemo(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// The SDK clients would keep the process running.
process.exit();
