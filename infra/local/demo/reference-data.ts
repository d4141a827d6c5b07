import { randomBytes } from 'node:crypto';
import { ContactCreate } from '#shared/families/contacts/fields.ts';
import { createContact } from '#shared/families/contacts/operations.ts';
import { LocationCreate } from '#shared/families/locations/fields.ts';
import { createLocation } from '#shared/families/locations/operations.ts';
import { createUser } from '#shared/families/operators/members.ts';
import { UserCreate } from '#shared/families/users/fields.ts';
import { user } from '#shared/families/users/record.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { readAll } from '#shared/records/read.ts';
import { operatorCall } from '../../operator.ts';
import { type DemoKey, demoCall, provideOnce } from './calls.ts';

/** The age of the demo account, in hours. */
export const foundedHoursAgo = 62 * 24;

/** The ids of the locations, members and contacts to which bookings refer. */
export interface ReferenceData {
  shelves: readonly number[];
  workshop: number;
  theatre: number;
  client: number;
  visitor: number;
  technician: number;
}

export async function provideReferenceData(demo: DemoKey): Promise<ReferenceData> {
  const call = demoCall(demo, foundedHoursAgo);
  const location = (name: string, values: object = {}) =>
    provideOnce(call, `location ${name}`, (namedCall) =>
      createLocation(namedCall, LocationCreate.schema.parse({ name, ...values })),
    );
  const contact = (name: string, values: object) =>
    provideOnce(call, `contact ${name}`, (namedCall) =>
      createContact(namedCall, ContactCreate.schema.parse({ name, ...values })),
    );

  const depot = await location('Depot', { address: 'Quay Road 4', city: 'Ghent', country: 'BE' });
  const inDepot = { parent_id: depot };
  const shelves = [await location('Shelf A', inDepot), await location('Shelf B', inDepot)];
  const workshop = await location('Workshop', inDepot);
  const theatre = await location('City Theatre', { kind: 'usage', city: 'Antwerp', country: 'BE' });

  const customer = { relations: ['customer'] };
  const client = await contact('Northlight Events', { ...customer, kind: 'company' });
  const visitor = await contact('Ada Moreau', {
    ...customer,
    company_id: client,
    email: 'ada.moreau@example.com',
  });
  await contact('Lumen Supply', { kind: 'company', relations: ['supplier'] });

  const technician = await provideMember(demo, 'Kim Ferrante', 'member');
  return { shelves, workshop, theatre, client, visitor, technician };
}

/** Creates a member to whom no record refers. */
export async function provideViewer(demo: DemoKey): Promise<void> {
  await provideMember(demo, 'Robin Okafor', 'viewer');
}

/** Creates a member with a password that nobody knows, because users sign in as the owner. */
async function provideMember({ accountId }: DemoKey, name: string, role: string): Promise<number> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const existingUser = (await readAll(operatorCall(accountId), user)).find(
    (member) => member.email === email,
  );
  if (existingUser) return existingUser.id;
  const password = randomBytes(18).toString('base64url');
  const body = UserCreate.schema.parse({ name, email, role, password });
  const { id } = await retryOnConflict(() => createUser(operatorCall(accountId), body));
  return id;
}
