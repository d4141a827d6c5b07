import { Copyable } from '#console/ui/copy.tsx';
import { Dialog } from '#console/ui/dialog.tsx';

interface TokenDialogProps {
  name: string;
  token: string | null;
  onClose: () => void;
}

/** The token of a key, which is shown this once. */
export function TokenDialog({ name, token, onClose }: TokenDialogProps) {
  return (
    <Dialog title={`The token of ${name}`} onClose={onClose}>
      {token === null ? (
        <p class="notice warn">
          The token went lost on its way here. Rotate the key to get another.
        </p>
      ) : (
        <>
          <p class="notice warn">
            Copy it now: it is not shown again. Whoever has it can do what the key may do.
          </p>
          <Copyable label="Token" text={token} />
          <Copyable label="Try it" text={curlOf(token)} />
        </>
      )}
      <div class="form-end">
        <button type="button" class="primary" onClick={onClose}>
          I have kept it
        </button>
      </div>
    </Dialog>
  );
}

const curlOf = (token: string) =>
  `curl -H 'Authorization: Bearer ${token}' ${location.origin}/v1/whoami`;
