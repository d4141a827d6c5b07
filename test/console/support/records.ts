import type { TestAccount } from '../../support/account.ts';
import { client } from '../../support/http.ts';
import { signIn } from '../../support/sign-in.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** Some of everything that a page can show. The item that has all of it. */
export async function provideRecords({ api, accountId, ownerEmail }: TestAccount): Promise<number> {
  const make = async (path: string, body: object, by = api): Promise<number> => {
    const answer = await by.post(path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data.id;
  };
  const location_id = await make('/v1/locations', { name: 'Depot' });
  const contact_id = await make('/v1/contacts', { name: 'Northlight Events' });
  const item = (name: string) =>
    make('/v1/items', { name, location_id, type: 'Light', tags: ['stage'], qr: [`QR ${name}`] });
  const [spot, lamp, drum] = [
    await item('Follow spot'),
    await item('Lamp'),
    await item('Drum kit'),
  ];
  await item('Fog machine');
  await make('/v1/kits', { name: 'Light set', iid: [spot, lamp] });
  const times = { start_time: inHours(24), end_time: inHours(30) };
  await make('/v1/reservations', { name: 'Summer show', iid: [spot], contact_id, ...times });
  await make('/v1/checkouts', { name: 'Matinee', iid: [drum], due_time: inHours(5), contact_id });
  await make('/v1/issues', { name: 'Flickers', iid: [lamp, spot], priority: 'high' });
  const hook = { url: 'https://hooks.example.com', description: 'Warehouse', events: ['*'] };
  // Webhooks are made by members, and not by keys.
  const member = client((await signIn(ownerEmail)).accessToken);
  await make(`/v1/accounts/${accountId}/webhooks`, hook, member);
  return spot;
}
