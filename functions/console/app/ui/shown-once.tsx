import { useState } from 'preact/hooks';
import { useUnsaved } from '#console/unsaved.ts';
import { Copyable } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { ask } from './question.tsx';

interface ShownOnceProps {
  title: string;
  label: 'Token' | 'Secret';
  /** Null if the answer with it was lost. */
  text: string | null;
  /** Advice in case it is lost. */
  advice: string;
  purpose: string;
  /** Returns a command that tries it out. */
  command?: (text: string) => string;
  onClose: () => void;
}

/** Shows a credential that cannot be shown again; asks before closing if it was not copied. */
export function ShownOnce(props: ShownOnceProps) {
  const { title, label, text, advice, purpose, command, onClose } = props;
  const [isCopied, setCopied] = useState(false);
  const kind = label.toLowerCase();
  const askToClose = () =>
    ask({
      title: `Close without copying the ${kind}?`,
      text: 'We do not show it again.',
      yes: 'Close',
      no: 'Go back',
    });
  const isLost = () => text !== null && !isCopied;
  useUnsaved(isLost);
  const close = async () => {
    if (!isLost() || (await askToClose())) onClose();
  };
  return (
    <Dialog title={title} onClose={close}>
      {text === null ? (
        <p class="notice warn">
          The {kind} was lost on its way here. {advice}
        </p>
      ) : (
        <>
          <p class="notice warn">
            Copy this {kind} now: we show it only once. {purpose}
          </p>
          <Copyable label={label} text={text} onCopy={() => setCopied(true)} />
          {command && <Copyable label="Try it" text={command(text)} />}
        </>
      )}
      <div class="form-end">
        <button type="button" class="primary" onClick={close}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
