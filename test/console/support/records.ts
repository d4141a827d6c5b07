import type { TestAccount } from '../../support/account.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** Some of everything that a page can show. The item that has all of it. */
export async function provideRecords({ api }: TestAccount): Promise<number> {
  const make = async (path: string, body: object): Promise<number> => {
    const answer = await api.post(path, body);
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
  const times = { start_time: inHours(24), end_time: inHours(30) };
  await make('/v1/reservations', { name: 'Summer show', iid: [spot], contact_id, ...times });
  await make('/v1/checkouts', { name: 'Matinee', iid: [drum], due_time: inHours(5), contact_id });
  await make('/v1/issues', { name: 'Flickers', iid: [lamp, spot], priority: 'high' });
  return spot;
}
