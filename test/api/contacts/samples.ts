import { newContact, newWord, ofReference, remove } from '../../support/writes/records.ts';
import { type Arrange, countOf } from '../../support/writes/write.ts';

export const writes = {
  create: async () => {
    const word = newWord();
    return {
      body: { name: 'Contact', number: word },
      affectedPaths: [countOf('contacts'), `/v1/contacts?q=${word}`],
    };
  },
  update: async (api) => {
    const id = await newContact(api);
    const word = newWord();
    return {
      id,
      body: { name: 'Changed', number: word },
      affectedPaths: [`/v1/contacts/${id}`, `/v1/contacts?q=${word}`],
    };
  },
  putByRef: async () => {
    const word = newWord();
    return {
      path: `/v1/contacts/by-ref/${word}`,
      body: { name: 'Contact' },
      status: 201,
      affectedPaths: [countOf('contacts'), `/v1/contacts?q=${word}`],
    };
  },
  putManyByRef: async () => {
    const word = newWord();
    const records = [{ external_ref: word, name: 'Contact' }];
    return {
      body: { records },
      isPerRecord: true,
      affectedPaths: [countOf('contacts'), `/v1/contacts?q=${word}`],
    };
  },
  remove: async (api) => {
    const id = await newContact(api);
    return { id, affectedPaths: [countOf('contacts'), `/v1/contacts/${id}`] };
  },
  removeByRef: async (api) => ofReference('contacts', api, { name: 'Contact' }),
  restore: async (api) => {
    const id = await newContact(api);
    await remove(api, `/v1/contacts/${id}`);
    return { id, affectedPaths: [countOf('contacts'), `/v1/contacts/${id}`] };
  },
} satisfies Record<string, Arrange>;
