import type { Key, KeyWithToken } from '#console/api/records.ts';
import type { DialogProps } from '#console/ui/form-dialog.tsx';
import { EditKey, NewKey } from './key-form.tsx';
import { RevokeDialog } from './revoke.tsx';
import { RotateDialog } from './rotate.tsx';
import { TokenDialog } from './token.tsx';

export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'rotate' | 'revoke'; key: Key }
  | { kind: 'token'; name: string; token: string | null };

interface KeyDialogProps extends DialogProps {
  open: OpenDialog;
  accountId: number;
  onToken: (key: KeyWithToken) => void;
  onDone: (text: string) => void;
}

/** The dialog that is open on the page of keys. */
export function KeyDialog(props: KeyDialogProps) {
  const { open, accountId, onClose, onChange, onToken, onDone } = props;
  switch (open.kind) {
    case 'create':
      return <NewKey accountId={accountId} onToken={onToken} onClose={onClose} />;
    case 'token':
      return <TokenDialog name={open.name} token={open.token} onClose={onClose} />;
    case 'edit':
      return (
        <EditKey accountId={accountId} apiKey={open.key} onClose={onClose} onChange={onChange} />
      );
    case 'rotate':
      return (
        <RotateDialog
          path={{ id: accountId, key_id: open.key.id }}
          apiKey={open.key}
          onRotated={onToken}
          onClose={onClose}
        />
      );
    case 'revoke':
      return (
        <RevokeDialog
          path={{ id: accountId, key_id: open.key.id }}
          apiKey={open.key}
          onRevoked={() => onDone(`${open.key.name} revoked.`)}
          onClose={onClose}
        />
      );
  }
}
