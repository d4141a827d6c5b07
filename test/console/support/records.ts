import type { TestAccount } from '../../support/account.ts';
import { client } from '../../support/http.ts';
import { signIn } from '../../support/sign-in.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** Creates records of every kind that a page can show. Returns the id of the item that they refer to. */
export async function provideRecords({ api, accountId, ownerEmail }: TestAccount): Promise<number> {
  const create = async (path: string, body: object, by = api): Promise<number> => {
    const answer = await by.post(path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data.id;
  };
  const location_id = await create('/v1/locations', { name: 'Depot' });
  const contact_id = await create('/v1/contacts', { name: 'Northlight Events' });
  const newItem = (name: string) =>
    create('/v1/items', { name, location_id, type: 'Light', tags: ['stage'], qr: [`QR ${name}`] });
  const [spot, lamp, drum] = [
    await newItem('Follow spot'),
    await newItem('Lamp'),
    await newItem('Drum kit'),
  ];
  await newItem('Fog machine');
  await create('/v1/kits', { name: 'Light set', iid: [spot, lamp] });
  const times = { start_time: inHours(24), end_time: inHours(30) };
  await create('/v1/reservations', { name: 'Summer show', iid: [spot], contact_id, ...times });
  await create('/v1/checkouts', { name: 'Matinee', iid: [drum], due_time: inHours(5), contact_id });
  await create('/v1/issues', { name: 'Flickers', iid: [lamp, spot], priority: 'high' });
  const webhook = { url: 'https://hooks.example.com', description: 'Warehouse', events: ['*'] };
  // Only members may create webhooks, not keys.
  const member = client((await signIn(ownerEmail)).accessToken);
  await create(`/v1/accounts/${accountId}/webhooks`, webhook, member);
  return spot;
}
