import { useState } from 'preact/hooks';
import type { Profile } from '#console/api/records.ts';
import type { LoadResult } from '#console/api/use-load.ts';
import { formatCount } from '#console/format-count.ts';
import { WithData } from '#console/ui/states.tsx';
import { LostCodes, RecoveryCodes } from './recovery-codes.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

type OpenDialog =
  | { kind: 'set-up' | 'turn-off' }
  | { kind: 'codes'; codes: readonly string[] | null };

/** With this many recovery codes left or fewer, the page suggests new ones. */
const fewCodes = 3;

/** Whether the sign-in asks for a second factor, and the buttons to turn that on and off. */
export function SecondFactor({ result }: { result: LoadResult<Profile> }) {
  const [open, setOpen] = useState<OpenDialog>();
  const dialogProps = { onClose: () => setOpen(undefined), onChange: result.reload };
  return (
    <section class="card" aria-labelledby="factor-title">
      <h2 id="factor-title">Two-factor authentication</h2>
      <WithData result={result} lines={2}>
        {({ second_factor, recovery_codes_left: remainingCodes }) =>
          second_factor ? (
            <>
              <p role="status">
                On. You sign in with your password and a code.{' '}
                {formatCount(remainingCodes, 'recovery code')} left.
              </p>
              {remainingCodes <= fewCodes && (
                <p class="notice warn">Turn it off and on again to get new recovery codes.</p>
              )}
              <div>
                <button type="button" onClick={() => setOpen({ kind: 'turn-off' })}>
                  Turn off two-factor authentication
                </button>
              </div>
            </>
          ) : (
            <>
              <p role="status">
                Off. When it is on, you sign in with your password and a code from an authenticator
                app.
              </p>
              <div>
                <button type="button" onClick={() => setOpen({ kind: 'set-up' })}>
                  Turn on two-factor authentication
                </button>
              </div>
            </>
          )
        }
      </WithData>
      {open?.kind === 'set-up' && (
        <SetUpDialog {...dialogProps} onCodes={(codes) => setOpen({ kind: 'codes', codes })} />
      )}
      {open?.kind === 'codes' && open.codes && (
        <RecoveryCodes codes={open.codes} {...dialogProps} />
      )}
      {open?.kind === 'codes' && !open.codes && <LostCodes {...dialogProps} />}
      {open?.kind === 'turn-off' && <TurnOffDialog {...dialogProps} />}
    </section>
  );
}
