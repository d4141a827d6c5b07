import { useRef } from 'preact/hooks';
import { openDialogs } from './dialog.tsx';
import { useKeyDown } from './use-key-down.ts';

interface Ref {
  readonly current: HTMLElement | null;
}

/** Characters typed without a pause. */
interface Burst {
  text: string;
  at: number;
  /** Whether all of it was typed where no text goes. */
  isElsewhere: boolean;
  /** The first field that it went into, with its text before. */
  field?: { element: TextField; value: string } | undefined;
}

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Nobody types several keys, and then Enter, this fast. */
const fastMilliseconds = 40;
const fastLength = 3;
/** A slow scanner sends the keys of a label within this time. */
const slowMilliseconds = 500;

/** Fields that handle labels, and those that wait for their list after an Enter: they send no form either. */
const fieldsWithOwnEnter = '[data-takes-labels], [role=combobox]';

/** The area of a guard that is switched off. */
export const noArea: Ref = { current: null };

const nothing: Burst = { text: '', at: 0, isElsewhere: true };

/**
 * Keeps a label that a hand scanner types from the fields of a page or dialog, and its Enter from sending the
 * form; calls a function instead. Fields with `data-takes-labels` handle labels themselves.
 */
export function useScanGuard(area: Ref, onScan: (label: string) => void): void {
  const burst = useRef(nothing);
  useKeyDown((event) => {
    if (!isOnTop(area.current)) return;
    if (event.key === 'Enter') {
      const { current } = burst;
      burst.current = nothing;
      if (!isScan(current, event)) return;
      event.preventDefault();
      restore(current);
      onScan(current.text);
    } else if (event.key !== 'Shift') burst.current = withKey(burst.current, event);
  });
}

function withKey(before: Burst, event: KeyboardEvent): Burst {
  const { key, target, timeStamp: at } = event;
  if (key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return nothing;
  const isFast = at - before.at <= fastMilliseconds;
  const isElsewhere = isTextElsewhere(event);
  const isNext = isFast || (isElsewhere && before.isElsewhere && at - before.at < slowMilliseconds);
  const { text, isElsewhere: wasElsewhere, field } = isNext ? before : nothing;
  return {
    text: `${text}${key}`,
    at,
    isElsewhere: wasElsewhere && (isElsewhere || (isFast && !takesText(target))),
    field: field ?? (takesText(target) ? { element: target, value: target.value } : undefined),
  };
}

function isScan({ text, at, isElsewhere }: Burst, { target, timeStamp }: KeyboardEvent): boolean {
  if (target instanceof Element && target.matches(fieldsWithOwnEnter)) return false;
  const isFast = timeStamp - at <= fastMilliseconds && text.length >= fastLength;
  return text !== '' && (isElsewhere || isFast);
}

/** Gives the field back the text from before the scan. */
function restore({ field }: Burst): void {
  if (!field) return;
  const { element, value } = field;
  element.value = value;
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Whether no dialog is open above the element. */
function isOnTop(element: HTMLElement | null): boolean {
  const dialog = openDialogs.get().at(-1);
  return element !== null && (dialog === undefined || dialog.contains(element));
}

/** Whether a key types a character where no text goes. The space bar presses buttons. */
export function isTextElsewhere(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey && !takesText(target);
}

const takesText = (target: EventTarget | null): target is TextField =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox], [type=file]), select, textarea');
