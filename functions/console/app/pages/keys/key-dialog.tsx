import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Key, KeyCreate, KeyWithToken } from '#console/api/records.ts';
import { changesOf } from '#console/ui/changes.ts';
import { ifMatch } from '#console/ui/record-form.ts';
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
  accountId: number;
  onClose: () => void;
  onToken: (key: KeyWithToken) => void;
  onDone: (text: string) => void;
}

/** The one window that is open over the keys. */
export function KeyDialog(props: KeyDialogProps) {
  const { open, accountId, onClose, onToken, onDone } = props;
  switch (open.kind) {
    case 'create':
      return (
        <KeyForm
          onSave={async (body) => onToken(await create(accountId, body))}
          onClose={onClose}
        />
      );
    case 'token':
      return <TokenDialog name={open.name} token={open.token} onClose={onClose} />;
    case 'edit': {
      const save = async (body: KeyCreate) => {
        const { name } = await update(accountId, open.key, body);
        onDone(`${name} saved. The change applies from its next request.`);
      };
      return <KeyForm known={open.key} onSave={save} onClose={onClose} />;
    }
    case 'rotate':
      return (
        <RotateDialog
          path={{ id: accountId, key_id: open.key.id }}
          known={open.key}
          onRotated={onToken}
          onClose={onClose}
        />
      );
    case 'revoke':
      return (
        <RevokeDialog
          path={{ id: accountId, key_id: open.key.id }}
          known={open.key}
          onRevoked={() => onDone(`${open.key.name} revoked.`)}
          onClose={onClose}
        />
      );
  }
}

async function create(id: number, body: KeyCreate): Promise<KeyWithToken> {
  const params = { path: { id } };
  return (await orThrow(api.POST('/v1/accounts/{id}/keys', { params, body }))).data;
}

/** What was not touched is not sent: somebody may have narrowed it meanwhile. */
async function update(id: number, known: Key, values: KeyCreate): Promise<Key> {
  const params = { path: { id, key_id: known.id }, header: ifMatch(known.version) };
  const body = changesOf(known, values);
  return (await orThrow(api.PATCH('/v1/accounts/{id}/keys/{key_id}', { params, body }))).data;
}
