import {
  newItem,
  newLocation,
  newWord,
  ofReference,
  remove,
} from '../../support/writes/records.ts';
import {
  type Arrange,
  countOf,
  itemWithHistory,
  lookupPath,
  searchPath,
} from '../../support/writes/write.ts';

/** A text of so many unique words. */
function longText(words: number): string {
  const word = newWord();
  return Array.from({ length: words }, (_, index) => `${word}${index}`).join(' ');
}

const lastOf = (text: string) => text.split(' ').at(-1) ?? '';

export const writes = {
  create: async (api) => {
    const location_id = await newLocation(api);
    const [code, label, word] = [newWord(), newWord(), newWord()];
    return {
      body: { name: `Item ${word}`, unique_id: code, qr: [label], location_id, foo: 1 },
      affectedPaths: [
        countOf('items'),
        searchPath(word),
        lookupPath(label),
        `/v1/locations/${location_id}`,
      ],
    };
  },
  update: async (api) => {
    const [before, after] = [newWord(), newWord()];
    const id = await newItem(api, { unique_id: before, qr: [before] });
    return {
      id,
      body: { name: `Changed ${after}`, unique_id: after, qr: [after] },
      affectedPaths: [
        ...itemWithHistory(id),
        lookupPath(before),
        lookupPath(after),
        searchPath(after),
      ],
    };
  },
  remove: async (api) => {
    const word = newWord();
    const id = await newItem(api, { qr: [word] });
    return {
      id,
      affectedPaths: [countOf('items'), lookupPath(word), searchPath(word), `/v1/items/${id}`],
    };
  },
  setCondition: async (api) => {
    const id = await newItem(api);
    return {
      id,
      body: { condition: 'inoperative', remarks: 'Broken' },
      affectedPaths: itemWithHistory(id),
    };
  },
  move: async (api) => {
    const [from, to] = [await newLocation(api), await newLocation(api)];
    const id = await newItem(api, { location_id: from });
    return {
      id,
      body: { location_id: to },
      affectedPaths: [...itemWithHistory(id), `/v1/locations/${from}`, `/v1/locations/${to}`],
    };
  },
  takeInventory: async (api) => {
    const id = await newItem(api, { inventory_enabled: true, inventory_quantity: 5 });
    return { id, body: { action: 'pick', quantity: 1 }, affectedPaths: itemWithHistory(id) };
  },
  putByRef: async () => {
    const word = newWord();
    const path = `/v1/items/by-ref/${word}`;
    return {
      path,
      body: { name: `Item ${word}`, tags: ['new'] },
      status: 201,
      affectedPaths: [countOf('items'), searchPath(word)],
    };
  },
  putManyByRef: async (api) => {
    const [known, added] = [newWord(), newWord()];
    const id = await newItem(api, { external_ref: known });
    const records = [
      { external_ref: known, name: 'Changed' },
      { external_ref: added, name: added },
    ];
    return {
      body: { records },
      isPerRecord: true,
      affectedPaths: [countOf('items'), searchPath(added), ...itemWithHistory(id)],
    };
  },
  'putByRef of one that exists': async (api) => {
    const word = newWord();
    const id = await newItem(api, { external_ref: word });
    return {
      path: `/v1/items/by-ref/${word}`,
      body: { name: 'Changed' },
      affectedPaths: itemWithHistory(id),
    };
  },
  updateMany: async (api) => {
    const iid = [await newItem(api), await newItem(api)];
    return {
      body: { iid, set: { type: 'Lamp' }, add_tags: ['new'] },
      affectedPaths: iid.flatMap(itemWithHistory),
    };
  },
  moveMany: async (api) => {
    const [location_id, ...iid] = [await newLocation(api), await newItem(api), await newItem(api)];
    return {
      body: { iid, location_id },
      affectedPaths: [`/v1/locations/${location_id}`, ...iid.flatMap(itemWithHistory)],
    };
  },
  lookupMany: async (api) => {
    const label = newWord();
    await newItem(api, { qr: [label] });
    return { body: { qr: [label, newWord()] }, affectedPaths: [countOf('items')] };
  },
  takeStock: async (api) => {
    const [first, second] = [newWord(), newWord()];
    const id = await newItem(api, { qr: [first] });
    const iid = [id, await newItem(api, { qr: [second] })];
    return {
      body: { qr: [first, second], remarks: 'Seen' },
      affectedPaths: iid.flatMap(itemWithHistory),
    };
  },
  'create of a long text': async () => {
    const description = longText(110);
    return {
      body: { name: 'Item', description },
      affectedPaths: [countOf('items'), searchPath(lastOf(description))],
    };
  },
  'update of a long text': async (api) => {
    const [before, after] = [longText(2), longText(110)];
    const id = await newItem(api, { description: before });
    return {
      id,
      body: { description: after },
      affectedPaths: [
        ...itemWithHistory(id),
        searchPath(lastOf(before)),
        searchPath(lastOf(after)),
      ],
    };
  },
  removeByRef: async (api) => ofReference('items', api, { name: 'Item' }),
  'remove of a long text': async (api) => {
    const description = longText(110);
    const id = await newItem(api, { description });
    return {
      id,
      affectedPaths: [countOf('items'), searchPath(lastOf(description)), `/v1/items/${id}`],
    };
  },
  restore: async (api) => {
    const word = newWord();
    const location_id = await newLocation(api);
    const id = await newItem(api, { name: `Item ${word}`, location_id });
    await remove(api, `/v1/items/${id}`);
    const affectedPaths = [countOf('items'), searchPath(word), `/v1/locations/${location_id}`];
    return { id, affectedPaths: [...itemWithHistory(id), ...affectedPaths] };
  },
} satisfies Record<string, Arrange>;
