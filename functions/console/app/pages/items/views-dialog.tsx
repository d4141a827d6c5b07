import {
  changePreferences,
  type Preferences,
  preferencesOfMember,
} from '#console/api/preferences.ts';
import { useStore } from '#console/store.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { showProblem, showToast } from '#console/ui/toast.tsx';
import { useOnce } from '#console/ui/use-once.ts';
import { useGuardedClose } from '#console/unsaved.ts';
import { type Column, columns } from './columns.ts';

type SavedView = Preferences['views'][number];

interface ViewsDialogProps {
  /** The present query of the list's address. */
  query: string;
  onClose: () => void;
}

/** The saved views of the equipment list, and its columns. */
export function ViewsDialog({ query, onClose }: ViewsDialogProps) {
  const preferences = useStore(preferencesOfMember());
  const { views } = preferences;
  const form = useForm({ name: '', preferences: '' }, async ({ name }) => {
    const text = name.trim();
    const replaced = views.find((view) => view.name === text);
    const store = (view: SavedView) =>
      changePreferences((stored) => ({
        views: [...stored.views.filter((one) => one.name !== text), view],
      }));
    await store({ name: text, query });
    form.set('name', '');
    showToast(
      `View ${text} ${replaced ? 'replaced' : 'saved'}.`,
      replaced && (() => store(replaced)),
    );
  });
  const close = useGuardedClose(form.isDirty, onClose);
  const once = useOnce();
  const remove = async (name: string) => {
    const removedViews = views.filter((view) => view.name === name);
    await changePreferences((stored) => ({
      views: stored.views.filter((view) => view.name !== name),
    }));
    showToast(`View ${name} deleted.`, () =>
      changePreferences((stored) => ({ views: [...stored.views, ...removedViews] })),
    );
  };
  return (
    <Dialog title="Views and columns" onClose={close}>
      <div class="stack">
        <h3>Saved views</h3>
        {views.length === 0 && <p>None yet.</p>}
        <ul class="entries">
          {views.map((view) => (
            <li key={view.name}>
              <a href={`#/?${view.query}`} onClick={onClose}>
                {view.name}
              </a>
              <button
                type="button"
                aria-label={`Delete ${view.name}`}
                onClick={() => once(view.name, () => remove(view.name))}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
        {query === '' ? (
          <p>Search or filter the list, then save what it shows as a view.</p>
        ) : (
          <form {...form.props}>
            <GeneralProblem form={form} />
            <TextField
              // The API names the preferences as the field of a refused view.
              form={{ ...form, errorOf: () => form.errorOf('preferences') }}
              name="name"
              label="Save what is shown as"
              isRequired
            />
            <div class="form-end">
              <Submit form={form}>Save view</Submit>
            </div>
          </form>
        )}
        <Columns
          shownColumns={preferences.columns}
          onChange={(name, isShown) => changeColumn(name, isShown).catch(showProblem)}
        />
      </div>
    </Dialog>
  );
}

interface ColumnsProps {
  shownColumns: readonly Column[];
  onChange: (name: Column, isShown: boolean) => void;
}

// A cast: `Object.keys` loses the type of the names.
const names = Object.keys(columns) as Column[];

function changeColumn(name: Column, isShown: boolean): Promise<void> {
  return changePreferences(({ columns: shownColumns }) => ({
    columns: names.filter((one) => (one === name ? isShown : shownColumns.includes(one))),
  }));
}

function Columns({ shownColumns, onChange }: ColumnsProps) {
  return (
    <fieldset>
      <legend>Columns</legend>
      <p class="hint">Shown where the window is wide enough.</p>
      {names.map((name) => (
        <label key={name} class="option">
          <input
            type="checkbox"
            checked={shownColumns.includes(name)}
            onChange={(event) => onChange(name, event.currentTarget.checked)}
          />
          <span>{columns[name].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
