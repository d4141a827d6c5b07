import { provideDemo } from './demo.ts';
import './store-socket.ts';

// The process that provides the demo account of a data folder, for the service that started it.
const [, , folder = ''] = process.argv;
// It ends with the service, which alone says what an interruption means.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit(1));
try {
  await provideDemo(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Nobody waits for what its SDK clients keep open.
process.exit();
