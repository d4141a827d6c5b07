import fc from 'fast-check';

/** What is done with the description of an item, which is chosen by its place. */
export type TextStep = { item: number; probe: number } & (
  | { do: 'change'; text: Passage }
  | { do: 'lengthen'; text: Passage }
  | { do: 'shorten'; remainingWords: number }
  | { do: 'change, seen before'; text: Passage }
  | { do: 'change twice at once'; text: Passage; other: Passage }
);

/** So many words of the vocabulary from a place on: they come back in other texts. */
interface Passage {
  from: number;
  count: number;
}

const vocabularySize = 900;
/** Words that begin alike, and words that do not; of one length, so that none begins another. */
const firstLetters = ['a', 'q', '7', 'д', '語'];

const vocabulary = Array.from({ length: vocabularySize }, (_, index) => {
  const number = index.toString(36).padStart(2, '0');
  return `${firstLetters[index % firstLetters.length]}${number}`;
});

export function wordsOfPassage({ from, count }: Passage): string[] {
  return Array.from({ length: count }, (_, index) => {
    return vocabulary[(from + index) % vocabularySize] ?? '';
  });
}

/** Few words fit into the transaction of a write; hundreds do not, and go into overflow rows. */
const count = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 80, max: 500 }));
const text = fc.record({ from: fc.nat(vocabularySize - 1), count });
const probe = fc.nat(10_000);

/** Any step over so many items. */
export function textSteps(items: number): fc.Arbitrary<TextStep> {
  const item = fc.nat(items - 1);
  const step = <D extends TextStep['do']>(what: D) => ({ do: fc.constant(what), item, probe });
  return fc.oneof(
    fc.record({ ...step('change'), text }),
    fc.record({ ...step('lengthen'), text }),
    fc.record({ ...step('shorten'), remainingWords: fc.nat(300) }),
    fc.record({ ...step('change, seen before'), text }),
    fc.record({ ...step('change twice at once'), text, other: text }),
  );
}
