import '#infra/local/store-socket.ts';
import { createBenchAccount } from '../dataset/account.ts';
import { itemsTotal } from '../dataset/contents.ts';
import { createLocations } from '../dataset/locations.ts';
import { newTimedAccount } from '../timed/account.ts';
import { timedCalls } from '../timed/calls.ts';
import { newKeys } from '../timed/keys.ts';
import { measureHandler } from './measure.ts';

// A process that runs only handlers: no gateway, no threads, no background functions.
const [bundles = '', storePid = ''] = process.argv.slice(2);
const [firstToken = '', ...tokens] = await createBenchAccount();
await createLocations(firstToken);
const account = newTimedAccount(itemsTotal);
const keys = newKeys(tokens);
for (const call of timedCalls) {
  process.send?.(
    await measureHandler(call, { bundles, storePid: Number(storePid), account, keys }),
  );
}
process.disconnect();
