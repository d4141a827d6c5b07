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
/** How many words of each kind are searched for, after each step and at the end. */
const probes = { step: 2, end: 12 };

/** An item and the words that it should be found by. */
interface Text {
  id: number;
  version: number;
  words: string[];
  /** All words that were ever sent for it. */
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

test('after any changes of long texts, a search finds an item by the words that it has, and by no others', {
  timeout,
}, async () => {
  await expectAlways(
    { onSlowStore: 2, usual: 4 },
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

/** Runs a step, and updates the model with its outcome. */
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
      // If the text is already there, both requests succeed without a change.
      const isChange = both.some((words) => words.join() !== text.words.join());
      const done = outcomes.indexOf(200);
      const others = outcomes.filter((_, position) => position !== done);
      expect(done >= 0).toBe(isChange);
      expect(others.every((one) => one === 412 || one === 'unchanged')).toBe(true);
      if (done < 0) return;
      text.version = answers[done]?.body.data.version;
      text.words = both[done] ?? [];
    }
  }
}

/** Searches for some words that an item has, and for some that it had before or that were refused. */
async function expectFound(
  { api, texts }: World,
  { words, everWords }: Text,
  probe: number,
  count: number,
): Promise<void> {
  const absentWords = [...everWords].filter((word) => !words.includes(word));
  const searches = [words, absentWords].flatMap((some) => pickWords(some, probe, count));
  // A beginning that many words share, and two words that no item has together.
  const beginnings = searches.slice(0, 1).map((word) => [...word].slice(0, 2).join(''));
  const pairs = words[0] && absentWords[0] ? [`${words[0]} ${absentWords[0]}`] : [];
  for (const q of [...searches, ...beginnings, ...pairs]) {
    const { body } = await api.get(`/v1/items?q=${encodeURIComponent(q)}`);
    const found = body.data.map(({ id }: { id: number }) => id);
    const expected = texts.filter((text) => hasWords(text, q.split(' '))).map(({ id }) => id);
    expect({ q, found }).toEqual({ q, found: expected });
  }
}

function pickWords(words: readonly string[], probe: number, count: number): string[] {
  const positions = Array.from({ length: Math.min(count, words.length) }, (_, index) => {
    return (probe + Math.floor((index * words.length) / count)) % words.length;
  });
  return [...new Set(positions)].map((position) => words[position] ?? '');
}

function hasWords({ words }: Text, beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
