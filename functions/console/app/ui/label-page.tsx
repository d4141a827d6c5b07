import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ChoiceField } from './field.tsx';
import { listNames } from './list-names.ts';
import { Page } from './page.tsx';
import { PrintActions } from './print-actions.tsx';
import { QrPicture } from './qr-picture.tsx';

const sizes = [
  ['small', 'Small, 30 mm'],
  ['medium', 'Medium, 50 mm'],
  ['large', 'Large, 70 mm'],
] as const;
type Size = (typeof sizes)[number][0];

interface LabelPageProps {
  title: string;
  /** The address of the page that led here. */
  back: string;
  /** More to choose than the size. */
  options?: ComponentChildren;
  children: (size: Size) => ComponentChildren;
}

/** A page with labels, to be printed and stuck on. */
export function LabelPage({ title, back, options, children }: LabelPageProps) {
  const [size, setSize] = useState<Size>('medium');
  const fields = {
    values: { size },
    set: (_name: 'size', value: Size) => setSize(value),
    errorOf: () => undefined,
  };
  return (
    <Page title={title} actions={<PrintActions back={back} />}>
      <div class="unprinted sections">
        <ChoiceField form={fields} name="size" label="Size" options={sizes} />
        {options}
      </div>
      {children(size)}
    </Page>
  );
}

export interface PrintedLabel {
  id: number;
  name: string;
  /** What a reader finds in the code. */
  text: string;
  /** What is written below the name, on two lines at most. */
  detail?: string;
  /** What is written at the end, on one line. */
  end: string;
}

interface LabelsProps {
  size: Size;
  labels: readonly PrintedLabel[];
}

/** Labels of one size. */
export function Labels({ size, labels }: LabelsProps) {
  return (
    <ul class={`labels ${size}`} aria-label="Labels">
      {labels.map(({ id, name, text, detail, end }) => (
        <li key={id}>
          <QrPicture text={text} />
          <span>
            <strong>{name}</strong>
            {detail && <span>{detail}</span>}
            <span>{end}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface WithoutLabelProps {
  /** What they lack: `a label`. */
  what: string;
  names: readonly string[];
  /** What to do about it. */
  advice?: string;
}

/** Names what has no label to print, if anything. */
export function WithoutLabel({ what, names, advice }: WithoutLabelProps) {
  if (names.length === 0) return null;
  return (
    <p class="notice warn unprinted">
      Without {what}: {listNames(names)}.{advice && ` ${advice}`}
    </p>
  );
}
