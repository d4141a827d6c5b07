import { useState } from 'preact/hooks';
import { Copyable } from '#console/ui/copy.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { ask } from '#console/ui/question.tsx';

interface SecretDialogProps {
  secret: string | null;
  onClose: () => void;
}

/** The secret of a webhook, which is shown only once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const close = async () => {
    if (secret === null || isCopied || (await askToClose())) onClose();
  };
  return (
    <Dialog title="Secret of the webhook" onClose={close}>
      {secret === null ? (
        <p class="notice warn">The secret was lost on its way here. Renew it to get another one.</p>
      ) : (
        <>
          <p class="notice warn">
            Copy this secret now: we show it only once. Your program verifies by it that we sent an
            event.
          </p>
          <Copyable label="Secret" text={secret} onCopy={() => setCopied(true)} />
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
    title: 'Close without copying the secret?',
    text: 'We do not show it again.',
    yes: 'Close',
    no: 'Go back',
  });
}
