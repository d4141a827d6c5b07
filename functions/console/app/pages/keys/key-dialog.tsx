import type { Key, KeyWithToken } from '#console/api/records.ts';
import { KeyForm } from './key-form.tsx';
import { RevokeDialog } from './revoke.tsx';
import { RotateDialog } from './rotate.tsx';
import { TokenDialog } from './token.tsx';

export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'rotate' | 'revoke'; key: Key }
  | { kind: 'token'; name: string; token: string | null };

interface KeyDialogProps {
  open: OpenDialog;
  path: string;
  onClose: () => void;
  onToken: (key: KeyWithToken) => void;
  onDone: (text: string) => void;
  create: (body: object) => Promise<KeyWithToken>;
  update: (key: Key, body: object) => Promise<Key>;
}

/** The one window that is open over the keys. */
export function KeyDialog(props: KeyDialogProps) {
  const { open, path, onClose, onToken, onDone, create, update } = props;
  switch (open.kind) {
    case 'create':
      return <KeyForm onSave={async (body) => onToken(await create(body))} onClose={onClose} />;
    case 'token':
      return <TokenDialog name={open.name} token={open.token} onClose={onClose} />;
    case 'edit': {
      const save = async (body: object) => {
        const { name } = await update(open.key, body);
        onDone(`${name} is changed, from its next request on.`);
      };
      return <KeyForm known={open.key} onSave={save} onClose={onClose} />;
    }
    case 'rotate':
      return (
        <RotateDialog
          path={`${path}/${open.key.id}`}
          known={open.key}
          onRotated={onToken}
          onClose={onClose}
        />
      );
    case 'revoke':
      return (
        <RevokeDialog
          path={`${path}/${open.key.id}`}
          known={open.key}
          onRevoked={() => onDone(`${open.key.name} is revoked.`)}
          onClose={onClose}
        />
      );
  }
}
