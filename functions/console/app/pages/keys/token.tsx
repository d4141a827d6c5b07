import { useState } from 'preact/hooks';
import { Copyable } from '#console/ui/copy.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { ask } from '#console/ui/question.tsx';

interface TokenDialogProps {
  name: string;
  token: string | null;
  onClose: () => void;
}

/** The token of a key, which is shown only once. */
export function TokenDialog({ name, token, onClose }: TokenDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const close = async () => {
    if (token === null || isCopied || (await askToClose())) onClose();
  };
  return (
    <Dialog title={`Token of ${name}`} onClose={close}>
      {token === null ? (
        <p class="notice warn">
          The token was lost on its way here. Rotate the key to get a new one.
        </p>
      ) : (
        <>
          <p class="notice warn">
            Copy this token now: we show it only once. Anyone who has it can use the key.
          </p>
          <Copyable label="Token" text={token} onCopy={() => setCopied(true)} />
          <Copyable label="Try it" text={curlOf(token)} />
        </>
      )}
      <div class="form-end">
        <button type="button" class="primary" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

function askToClose(): Promise<boolean> {
  return ask({
    title: 'Close without copying the token?',
    text: 'We do not show it again.',
    yes: 'Close',
    no: 'Go back',
  });
}

const curlOf = (token: string) =>
  `curl -H 'Authorization: Bearer ${token}' ${location.origin}/v1/whoami`;
