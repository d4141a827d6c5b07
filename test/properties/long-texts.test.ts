import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import type { Client } from '../support/http.ts';
import { rotateClients } from '../support/rotate-clients.ts';
import { expectAlways, timeout } from './runs.ts';
import { sequenceOf } from './step.ts';
import { type TextStep, textSteps, wordsOfPassage } from './texts.ts';

const items = 2;
const keys = 12;
/** So many words are looked for of each kind. */
const probes = { step: 2, end: 12 };

/** An item and the words that it should be found by. */
interface Text {
  id: number;
  version: number;
  words: string[];
  /** All that it was ever found by, or would have been. */
  everWords: Set<string>;
}

interface World {
  api: Client;
  texts: Text[];
}

async function newWorld(): Promise<World> {
  const account = await newAccount();
  const created = await Promise.all(Array.from({ length: keys }, () => account.newKey()));
  const ids = await newItems(account.api, items);
  const texts = ids.map((id): Text => ({ id, version: 1, words: [], everWords: new Set() }));
  return { api: rotateClients(created.map(({ api }) => api)), texts };
}

test('whatever becomes of long texts, an item is found by the words that it has, and by no others', {
  timeout,
}, async () => {
  await expectAlways(
    { few: 2, atLength: 4 },
    fc.asyncProperty(sequenceOf(textSteps(items), 12), async (sequence) => {
      const world = await newWorld();
      for (const step of sequence) {
        const text = world.texts[step.item] as Text;
        await change(world.api, text, step);
        await expectFound(world, text, step.probe, probes.step);
      }
      for (const text of world.texts) await expectFound(world, text, 0, probes.end);
    }),
  );
});

/** Sends what a step says, and notes in the model what came of it. */
async function change(api: Client, text: Text, step: TextStep): Promise<void> {
  const patch = (words: readonly string[], version?: number) => {
    for (const word of words) text.everWords.add(word);
    const condition = version === undefined ? {} : { 'if-match': `"${version}"` };
    return api.patch(`/v1/items/${text.id}`, { description: words.join(' ') || null }, condition);
  };
  const write = async (words: string[]) => {
    const { status, body } = await patch(words);
    expect(status).toBe(200);
    text.version = body.data.version;
    text.words = words;
  };
  switch (step.do) {
    case 'change':
      return write(wordsOfPassage(step.text));
    case 'lengthen':
      return write([...new Set([...text.words, ...wordsOfPassage(step.text)])]);
    case 'shorten':
      return write(text.words.slice(0, step.remainingWords));
    case 'change, seen before': {
      const { status } = await patch(wordsOfPassage(step.text), text.version - 1);
      expect(status).toBe(412);
      return;
    }
    case 'change twice at once': {
      const both = [wordsOfPassage(step.text), wordsOfPassage(step.other)];
      const answers = await Promise.all(both.map((words) => patch(words, text.version)));
      const outcomes = answers.map(({ status, body }) =>
        status === 200 && body.meta.unchanged ? 'unchanged' : status,
      );
      // What is there already can be written by both.
      const isChange = both.some((words) => words.join() !== text.words.join());
      const done = outcomes.indexOf(200);
      const others = outcomes.filter((_, place) => place !== done);
      expect(done >= 0).toBe(isChange);
      expect(others.every((one) => one === 412 || one === 'unchanged')).toBe(true);
      if (done < 0) return;
      text.version = answers[done]?.body.data.version;
      text.words = both[done] ?? [];
    }
  }
}

/** Looks for some words that an item has, and for some that it had before, or nearly got. */
async function expectFound(
  { api, texts }: World,
  { words, everWords }: Text,
  probe: number,
  count: number,
): Promise<void> {
  const gone = [...everWords].filter((word) => !words.includes(word));
  const sample = [words, gone].flatMap((some) => chosen(some, probe, count));
  // What many words begin with, and two words of which one item may have only one.
  const beginnings = sample.slice(0, 1).map((word) => [...word].slice(0, 2).join(''));
  const pairs = words[0] && gone[0] ? [`${words[0]} ${gone[0]}`] : [];
  for (const q of [...sample, ...beginnings, ...pairs]) {
    const { body } = await api.get(`/v1/items?q=${encodeURIComponent(q)}`);
    const found = body.data.map(({ id }: { id: number }) => id);
    const modelled = texts.filter((text) => hasAll(text, q.split(' '))).map(({ id }) => id);
    expect({ q, found }).toEqual({ q, found: modelled });
  }
}

function chosen(words: readonly string[], probe: number, count: number): string[] {
  const places = Array.from({ length: Math.min(count, words.length) }, (_, index) => {
    return (probe + Math.floor((index * words.length) / count)) % words.length;
  });
  return [...new Set(places)].map((place) => words[place] ?? '');
}

function hasAll({ words }: Text, beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
