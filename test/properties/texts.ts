import fc from 'fast-check';

/** A change of the description of an item, which is given by its index. */
export type TextStep = { item: number; probe: number } & (
  | { do: 'change'; text: Passage }
  | { do: 'lengthen'; text: Passage }
  | { do: 'shorten'; remainingWords: number }
  | { do: 'change, seen before'; text: Passage }
  | { do: 'change twice at once'; text: Passage; other: Passage }
);

/** A number of words of the vocabulary, starting at an index. Texts often share words. */
interface Passage {
  from: number;
  count: number;
}

const vocabularySize = 900;
/** Words that begin the same, and words that do not. All have one length, so none is a prefix of another. */
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

/** Any step on a number of items. */
export function textSteps(items: number): fc.Arbitrary<TextStep> {
  const item = fc.nat(items - 1);
  const step = <D extends TextStep['do']>(kind: D) => ({ do: fc.constant(kind), item, probe });
  return fc.oneof(
    fc.record({ ...step('change'), text }),
    fc.record({ ...step('lengthen'), text }),
    fc.record({ ...step('shorten'), remainingWords: fc.nat(300) }),
    fc.record({ ...step('change, seen before'), text }),
    fc.record({ ...step('change twice at once'), text, other: text }),
  );
}
