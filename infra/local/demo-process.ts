import { type Demo, provideDemo } from './demo.ts';

// The process that provides the demo account of a data folder, for the service that started it, and
// says how to reach it.
const [, , folder = '', url = ''] = process.argv;
// It ends with the service, which alone says what an interruption means.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit(1));
try {
  greet(await provideDemo(folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Nobody waits for what its SDK clients keep open.
process.exit();

function greet(demo: Demo): void {
  console.log(`
The service runs at ${url} (Ctrl-C ends it). Its data is in ${folder}.
The console is ${url}/: sign in as ${demo.ownerEmail}, password ${demo.ownerPassword}.
The demo account is ${demo.accountId}.
Its key: ${demo.token}

Try:
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/whoami'
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/items?q=lumiere'
  curl -H 'Authorization: Bearer ${demo.token}' '${url}/v1/items/lookup?qr=FIX-0042'
`);
}
