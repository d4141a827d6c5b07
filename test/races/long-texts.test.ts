import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';

/** More words than fit into one transaction. */
const wordsOfText = 110;
/** `RACE_ROUNDS=100` before a release. */
const rounds = Number(process.env.RACE_ROUNDS ?? 10);

const text = (mark: string) =>
  Array.from({ length: wordsOfText }, (_, index) => `${mark}x${index.toString(36)}`).join(' ');

async function race(round: number) {
  const { api } = await newAccount();
  const { body } = await api.post('/v1/items', { name: `Round ${round}`, description: text('a') });
  const { id, version } = body.data;
  const path = `/v1/items/${id}`;
  const stale = { 'if-match': `"${version}"` };
  await Promise.all([
    api.patch(path, { description: text('b') }),
    api.patch(path, { description: `${text('a')} more` }, stale),
    api.patch(path, { description: `${text('b')} ${text('c')}` }, stale),
  ]);
  const { description } = (await api.get(path)).body.data;
  const terms: string[] = description.split(' ');
  const presentWords = [0, 1, 2, 3, 4].map(
    (part) => terms[Math.floor((terms.length * part) / 5)] ?? '',
  );
  const absentWords = ['ax0', 'bx0', 'cx0'].filter((word) => !terms.includes(word));
  const idsOf = async (word: string) => {
    const answer = await api.get(`/v1/items?q=${word}&limit=200`);
    return answer.body.data.map((item: { id: number }) => item.id);
  };
  const notFound = [];
  for (const word of presentWords) if (!(await idsOf(word)).includes(id)) notFound.push(word);
  const foundWrongly = [];
  for (const word of absentWords) if ((await idsOf(word)).includes(id)) foundWrongly.push(word);
  return { notFound, foundWrongly };
}

test(`in ${rounds} races of long texts, a search finds an item by the words that it has, and by no others`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    expect(await race(round)).toEqual({ notFound: [], foundWrongly: [] });
  }
}, 600_000);
