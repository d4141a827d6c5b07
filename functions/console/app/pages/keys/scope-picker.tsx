import type { Scope } from '#console/api/records.ts';
import { type Level, levelOf, scopeRows, withLevel } from './scopes.ts';

interface ScopePickerProps {
  scopes: readonly Scope[];
  error: string | undefined;
  onChange: (scopes: Scope[]) => void;
}

const levels: readonly Level[] = ['none', 'read', 'write'];

/** The levels of access to each family of the API, with what they permit. */
export function ScopePicker({ scopes, error, onChange }: ScopePickerProps) {
  return (
    <fieldset class="scopes" aria-describedby={error ? 'scopes-error' : undefined}>
      <legend>Permissions</legend>
      {error && (
        <p class="error" id="scopes-error" role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
      {scopeRows.map(({ family, label, covers }) => {
        const chosenLevel = levelOf(scopes, family);
        return (
          <fieldset key={family} class="scope">
            <legend>{label}</legend>
            <div class="choices">
              {levels
                .filter((level) => level !== 'write' || covers.write)
                .map((level) => (
                  <label key={level}>
                    <input
                      type="radio"
                      name={`scope-${family}`}
                      value={level}
                      checked={chosenLevel === level}
                      onChange={() => onChange(withLevel(scopes, family, level))}
                    />
                    {level}
                  </label>
                ))}
            </div>
            <p class="hint">{coverOf(chosenLevel, covers)}</p>
          </fieldset>
        );
      })}
    </fieldset>
  );
}

function coverOf(level: Level, covers: { read: string; write?: string }): string {
  if (level === 'none') return 'No access.';
  return level === 'write' ? `${covers.read} ${covers.write}` : covers.read;
}
