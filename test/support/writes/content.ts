import {
  type Arrange,
  countOf,
  create,
  found,
  itemWithHistory,
  labelled,
  newContact,
  newItem,
  newLocation,
  newWord,
  ofReference,
} from './write.ts';

/** A text of so many words that nothing else has. */
function longText(words: number): string {
  const word = newWord();
  return Array.from({ length: words }, (_, place) => `${word}${place}`).join(' ');
}

const lastOf = (text: string) => text.split(' ').at(-1) ?? '';

export const itemWrites = {
  'items.create': async (api) => {
    const location_id = await newLocation(api);
    const [code, label, word] = [newWord(), newWord(), newWord()];
    return {
      body: { name: `Item ${word}`, unique_id: code, qr: [label], location_id, foo: 1 },
      affectedPaths: [
        countOf('items'),
        found(word),
        labelled(label),
        `/v1/locations/${location_id}`,
      ],
    };
  },
  'items.update': async (api) => {
    const [before, after] = [newWord(), newWord()];
    const id = await newItem(api, { unique_id: before, qr: [before] });
    return {
      id,
      body: { name: `Changed ${after}`, unique_id: after, qr: [after] },
      affectedPaths: [...itemWithHistory(id), labelled(before), labelled(after), found(after)],
    };
  },
  'items.remove': async (api) => {
    const word = newWord();
    const id = await newItem(api, { qr: [word] });
    return {
      id,
      affectedPaths: [countOf('items'), labelled(word), found(word), `/v1/items/${id}`],
    };
  },
  'items.setCondition': async (api) => {
    const id = await newItem(api);
    return {
      id,
      body: { condition: 'inoperative', remarks: 'Broken' },
      affectedPaths: itemWithHistory(id),
    };
  },
  'items.move': async (api) => {
    const [from, to] = [await newLocation(api), await newLocation(api)];
    const id = await newItem(api, { location_id: from });
    return {
      id,
      body: { location_id: to },
      affectedPaths: [...itemWithHistory(id), `/v1/locations/${from}`, `/v1/locations/${to}`],
    };
  },
  'items.takeInventory': async (api) => {
    const id = await newItem(api, { inventory_enabled: true, inventory_quantity: 5 });
    return { id, body: { action: 'pick', quantity: 1 }, affectedPaths: itemWithHistory(id) };
  },
  'items.putByRef': async () => {
    const word = newWord();
    const path = `/v1/items/by-ref/${word}`;
    return {
      path,
      body: { name: `Item ${word}`, tags: ['new'] },
      status: 201,
      affectedPaths: [countOf('items'), found(word)],
    };
  },
  'items.putManyByRef': async (api) => {
    const [known, added] = [newWord(), newWord()];
    const id = await newItem(api, { external_ref: known });
    const records = [
      { external_ref: known, name: 'Changed' },
      { external_ref: added, name: added },
    ];
    return {
      body: { records },
      isApart: true,
      affectedPaths: [countOf('items'), found(added), ...itemWithHistory(id)],
    };
  },
  'items.putByRef of one that exists': async (api) => {
    const word = newWord();
    const id = await newItem(api, { external_ref: word });
    return {
      path: `/v1/items/by-ref/${word}`,
      body: { name: 'Changed' },
      affectedPaths: itemWithHistory(id),
    };
  },
  'locations.updateMany': async (api) => {
    const ids = [await newLocation(api), await newLocation(api)];
    return {
      body: { set: ids.map((id) => ({ id, name: `Renamed ${id}` })) },
      affectedPaths: ids.map((id) => `/v1/locations/${id}`),
    };
  },
  'items.updateMany': async (api) => {
    const iid = [await newItem(api), await newItem(api)];
    return {
      body: { iid, set: { type: 'Lamp' }, add_tags: ['new'] },
      affectedPaths: iid.flatMap(itemWithHistory),
    };
  },
  'items.moveMany': async (api) => {
    const [location_id, ...iid] = [await newLocation(api), await newItem(api), await newItem(api)];
    return {
      body: { iid, location_id },
      affectedPaths: [`/v1/locations/${location_id}`, ...iid.flatMap(itemWithHistory)],
    };
  },
  'items.lookupMany': async (api) => {
    const label = newWord();
    await newItem(api, { qr: [label] });
    return { body: { qr: [label, newWord()] }, affectedPaths: [countOf('items')] };
  },
  'items.takeStock': async (api) => {
    const [first, second] = [newWord(), newWord()];
    const id = await newItem(api, { qr: [first] });
    const iid = [id, await newItem(api, { qr: [second] })];
    return {
      body: { qr: [first, second], remarks: 'Seen' },
      affectedPaths: iid.flatMap(itemWithHistory),
    };
  },
  'items.create of a long text': async () => {
    const description = longText(110);
    return {
      body: { name: 'Item', description },
      affectedPaths: [countOf('items'), found(lastOf(description))],
    };
  },
  'items.update of a long text': async (api) => {
    const [before, after] = [longText(2), longText(110)];
    const id = await newItem(api, { description: before });
    return {
      id,
      body: { description: after },
      affectedPaths: [...itemWithHistory(id), found(lastOf(before)), found(lastOf(after))],
    };
  },
  'items.removeByRef': async (api) => ofReference('items', api, { name: 'Item' }),
  'items.remove of a long text': async (api) => {
    const description = longText(110);
    const id = await newItem(api, { description });
    return { id, affectedPaths: [countOf('items'), found(lastOf(description)), `/v1/items/${id}`] };
  },
} satisfies Record<string, Arrange>;

export const locationWrites = {
  'locations.create': async (api) => {
    const parent_id = await newLocation(api);
    return {
      body: { name: newWord(), parent_id, qr: [newWord()] },
      affectedPaths: [countOf('locations')],
    };
  },
  'locations.update': async (api) => {
    const [parent_id, id] = [await newLocation(api), await newLocation(api)];
    return {
      id,
      body: { name: newWord(), parent_id, description: 'Changed' },
      affectedPaths: [`/v1/locations/${id}`],
    };
  },
  'locations.putByRef': async () => {
    const word = newWord();
    return {
      path: `/v1/locations/by-ref/${word}`,
      body: { name: word },
      status: 201,
      affectedPaths: [countOf('locations')],
    };
  },
  'locations.putManyByRef': async () => {
    const [building, shelf] = [newWord(), newWord()];
    const records = [
      { external_ref: building, name: building },
      { external_ref: shelf, name: shelf, parent_ref: building },
    ];
    return { body: { records }, isApart: true, affectedPaths: [countOf('locations')] };
  },
  'locations.remove': async (api) => {
    const id = await newLocation(api);
    return { id, affectedPaths: [countOf('locations'), `/v1/locations/${id}`] };
  },
  'locations.removeByRef': async (api) => ofReference('locations', api, { name: newWord() }),
} satisfies Record<string, Arrange>;

export const contactWrites = {
  'contacts.create': async () => {
    const word = newWord();
    return {
      body: { name: 'Contact', number: word },
      affectedPaths: [countOf('contacts'), `/v1/contacts?q=${word}`],
    };
  },
  'contacts.update': async (api) => {
    const id = await newContact(api);
    const word = newWord();
    return {
      id,
      body: { name: 'Changed', number: word },
      affectedPaths: [`/v1/contacts/${id}`, `/v1/contacts?q=${word}`],
    };
  },
  'contacts.putByRef': async () => {
    const word = newWord();
    return {
      path: `/v1/contacts/by-ref/${word}`,
      body: { name: 'Contact' },
      status: 201,
      affectedPaths: [countOf('contacts'), `/v1/contacts?q=${word}`],
    };
  },
  'contacts.putManyByRef': async () => {
    const word = newWord();
    const records = [{ external_ref: word, name: 'Contact' }];
    return {
      body: { records },
      isApart: true,
      affectedPaths: [countOf('contacts'), `/v1/contacts?q=${word}`],
    };
  },
  'contacts.remove': async (api) => {
    const id = await newContact(api);
    return { id, affectedPaths: [countOf('contacts'), `/v1/contacts/${id}`] };
  },
  'contacts.removeByRef': async (api) => ofReference('contacts', api, { name: 'Contact' }),
} satisfies Record<string, Arrange>;

export const commentWrites = {
  'comments.create': async (api) => {
    const object = { object_type: 'issue', object_id: await newIssue(api) };
    return {
      body: { ...object, body: 'Hello' },
      affectedPaths: [countOf('comments'), `/v1/issues/${object.object_id}`],
    };
  },
  'comments.remove': async (api) => {
    const object = { object_type: 'issue', object_id: await newIssue(api) };
    const id = await create(api, '/v1/comments', { ...object, body: 'Hello' });
    return { id, affectedPaths: [countOf('comments'), `/v1/issues/${object.object_id}`] };
  },
} satisfies Record<string, Arrange>;

async function newIssue(api: Parameters<Arrange>[0]): Promise<number> {
  return create(api, '/v1/issues', { name: 'Issue', iid: [await newItem(api)] });
}
