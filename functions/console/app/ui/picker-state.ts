import { useEffect, useState } from 'preact/hooks';
import { type IdempotencyKeys, withIdempotencyKeys } from '#console/api/idempotency-keys.ts';
import { useOnce } from './use-once.ts';

export interface Option {
  id: number | string;
  name: string;
  hint?: string | undefined;
}

export interface PickerOptions<O extends Option> {
  chosen: O | undefined;
  search: (text: string, signal: AbortSignal) => Promise<readonly O[]>;
  onChange: (choice: O | undefined) => void;
  /** Creates a record with the name typed, if none was found. */
  add?: ((name: string) => Promise<O>) | undefined;
  /** Whether Enter before the answer picks its best option: only where the choice is not sent with a form. */
  picksEarly?: boolean;
}

interface SearchResult<O> {
  text: string;
  options: readonly O[];
  hasFailed: boolean;
}

const maxShown = 30;
const pauseMilliseconds = 120;

/** The state of a picker: its text and options, and the handlers of its input. */
export function usePicker<O extends Option>(props: PickerOptions<O>) {
  const { chosen, search, onChange, add, picksEarly = false } = props;
  const [text, setText] = useState(chosen?.name ?? '');
  const [result, setResult] = useState<SearchResult<O>>();
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  /** Whether Enter was pressed before the answer arrived. */
  const [isEntered, setEntered] = useState(false);
  const [active, setActive] = useState(-1);
  const input = text.trim();
  const isSettled = input === (chosen?.name ?? '');
  const searchText = isSettled ? '' : input;
  const isSearching = isOpen || (isLeft && !isSettled);
  // During rendering: on a slow machine an effect might run only after the first letters are typed.
  const [shownOption, setShownOption] = useState(chosen);
  if (shownOption?.id !== chosen?.id || shownOption?.name !== chosen?.name) {
    setShownOption(chosen);
    setText(chosen?.name ?? '');
  }
  useEffect(() => {
    if (!isSearching) return undefined;
    const controller = new AbortController();
    const show = (options: readonly O[], hasFailed: boolean) => {
      if (controller.signal.aborted) return;
      setResult({ text: searchText, options: options.slice(0, maxShown), hasFailed });
      setActive(bestOf(options, searchText));
    };
    const timer = setTimeout(() => {
      search(searchText, controller.signal).then(
        (options) => show(options, false),
        () => show([], true),
      );
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searchText, isSearching]);

  const isFresh = isSearching && result?.text === searchText;
  const options = result?.options ?? [];
  const exact = isFresh ? exactOf(options, searchText) : undefined;
  const canAdd = add !== undefined && isFresh && searchText !== '' && !exact && !result.hasFailed;
  const count = options.length + (canAdd ? 1 : 0);

  const pick = (choice: O | undefined) => {
    onChange(choice);
    setText(choice?.name ?? '');
    setOpen(false);
    setLeft(false);
  };
  useEffect(() => {
    if (isLeft && exact) pick(exact);
  }, [isLeft, exact]);

  const [isAdding, setAdding] = useState(false);
  const [addKeys] = useState<IdempotencyKeys>(() => new Map());
  const once = useOnce();
  const addTyped = async () => {
    if (!add) return;
    setAdding(true);
    try {
      pick(await withIdempotencyKeys(addKeys, () => add(input)));
    } finally {
      setAdding(false);
    }
  };
  const choose = (index: number) => {
    if (index < options.length) pick(options[index]);
    else once('add', addTyped);
  };
  useEffect(() => {
    if (!isEntered || !isFresh) return;
    setEntered(false);
    if (active >= 0) choose(active);
  }, [isEntered, isFresh]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive((now) => Math.min(Math.max(now + step, 0), Math.max(count - 1, 0)));
    } else if (event.key === 'Enter' && (isOpen || !isSettled)) {
      // Enter would send the form, with another record than the text names.
      event.preventDefault();
      if (isOpen && isFresh && active >= 0 && active < count) choose(active);
      else if (input === '' && !isSettled) pick(undefined);
      else {
        setOpen(!isSettled);
        setEntered(picksEarly && isOpen && !isSettled && !isFresh);
      }
    } else if (event.key === 'Escape' && isOpen) {
      // Escape must close only the list, and not the dialog around it.
      event.preventDefault();
      setOpen(false);
      setEntered(false);
    }
  };
  const onBlur = () => {
    setOpen(false);
    setEntered(false);
    if (input !== '') setLeft(true);
    else if (chosen || text !== '') pick(undefined);
  };
  const onInput = (value: string) => {
    setText(value);
    setOpen(true);
    setLeft(false);
    setEntered(false);
  };
  const isUnknown = !isSettled && isLeft && isFresh && !exact && !isAdding;
  return {
    text,
    typed: input,
    options,
    canAdd,
    active: isFresh ? active : -1,
    isShown: isOpen && count > 0,
    isEmpty: isOpen && isFresh && searchText !== '' && options.length === 0,
    hasFailed: isFresh && result.hasFailed,
    /**
     * Open while the text is searched for or added, unknown if nothing has that name, undefined if it names the
     * choice.
     */
    unresolved: isSettled ? undefined : isUnknown ? ('unknown' as const) : ('open' as const),
    choose,
    on: { onInput, onKeyDown, onBlur, onClick: () => setOpen(true) },
  };
}

const foldText = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Returns a filter for options that contain all words of a text, in any order and ignoring accents. */
export function hasWords(text: string): (option: Option) => boolean {
  const terms = foldText(text).split(/\s+/);
  return ({ name, hint = '' }) => {
    const shownText = foldText(`${name} ${hint}`);
    return terms.every((word) => shownText.includes(word));
  };
}

/** Sorts options so that those come first whose names have the most words of a text as whole words. */
export function inOrderOfWords<O extends Option>(options: readonly O[], text: string): O[] {
  const terms = new Set(wordsOf(text));
  const countOf = ({ name }: O) => wordsOf(name).filter((word) => terms.has(word)).length;
  const counts = new Map(options.map((one) => [one, countOf(one)]));
  return options.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The option with a name, if exactly one has it. */
function exactOf<O extends Option>(options: readonly O[], name: string): O | undefined {
  const [first, ...others] = options.filter((one) => foldText(one.name) === foldText(name));
  return others.length === 0 ? first : undefined;
}

/**
 * The index of the option that Enter picks: the one with the name, otherwise the first that contains the
 * words.
 */
function bestOf<O extends Option>(options: readonly O[], text: string): number {
  if (text === '') return -1;
  const exact = exactOf(options, text);
  if (exact) return options.indexOf(exact);
  return options.findIndex(hasWords(text));
}
