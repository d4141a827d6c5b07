import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { askToDelete } from '#console/ui/question.tsx';
import { showProblem, showToast } from '#console/ui/toast.tsx';

interface DeleteEventProps {
  id: number;
  name: string;
  onChange: () => void;
}

/** Deletes an event that was recorded by mistake, after a question. */
export function DeleteEvent({ id, name, onChange }: DeleteEventProps) {
  const remove = async () => {
    const text =
      'Its items become due again as if it had not been recorded; their condition stays. ' +
      'It cannot be restored.';
    if (!(await askToDelete(`Delete ${name}`, text))) return;
    await orThrow(api.DELETE('/v1/events/{id}', { params: { path: { id } } }));
    showToast(`${name} deleted.`);
    onChange();
  };
  return (
    <span>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        onClick={() => remove().catch(showProblem)}
      >
        Delete
      </button>
    </span>
  );
}
