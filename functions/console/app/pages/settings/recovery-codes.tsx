import { useState } from 'preact/hooks';
import { signedIn } from '#console/api/session.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { downloadText } from '#console/ui/download-text.ts';
import type { DialogProps } from '#console/ui/form-dialog.tsx';
import { ask } from '#console/ui/question.tsx';
import { showProblem, showToast } from '#console/ui/toast.tsx';
import { useUnsaved } from '#console/unsaved.ts';

/** The recovery codes of a second factor, which are shown only once. */
export function RecoveryCodes({
  codes,
  onClose,
  onChange,
}: DialogProps & { codes: readonly string[] }) {
  const [isSaved, setSaved] = useState(false);
  useUnsaved(() => !isSaved);
  const close = async () => {
    if (!isSaved && !(await askToClose())) return;
    onClose();
    onChange();
  };
  const save = (work: () => Promise<void> | void) => async () => {
    try {
      await work();
      setSaved(true);
    } catch (cause) {
      showProblem(cause);
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast('Recovery codes copied.');
  };
  const download = () => downloadText('recovery-codes.txt', 'text/plain', textOf(codes));
  return (
    <Dialog title="Recovery codes" onClose={close}>
      <p role="status">Two-factor authentication is on.</p>
      <p class="notice warn unprinted">
        Keep these codes where you find them without your phone: we show them only once. Each signs
        you in once in place of a code.
      </p>
      <p>{signedIn().user.email}</p>
      <ol class="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="form-end unprinted">
        <button type="button" onClick={save(copy)}>
          Copy
        </button>
        <button type="button" onClick={save(() => print())}>
          Print
        </button>
        <button type="button" onClick={save(download)}>
          Download
        </button>
        <button type="button" class="primary" onClick={close}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

/** Shown instead of recovery codes whose answer was lost: a repeated request does not return them. */
export function LostCodes({ onClose, onChange }: DialogProps) {
  const close = () => {
    onClose();
    onChange();
  };
  return (
    <Dialog title="Recovery codes" onClose={close}>
      <p role="status">Two-factor authentication is on.</p>
      <p class="notice warn">
        The recovery codes were lost on their way here. Turn the second factor off and on again to
        get new ones.
      </p>
      <div class="form-end">
        <button type="button" class="primary" onClick={close}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

const textOf = (codes: readonly string[]) =>
  [`Recovery codes of ${signedIn().user.email} for ${location.host}`, '', ...codes, ''].join('\n');

function askToClose(): Promise<boolean> {
  return ask({
    title: 'Close without keeping the codes?',
    text: 'We do not show them again.',
    yes: 'Close',
    no: 'Go back',
  });
}
