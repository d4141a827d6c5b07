import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Checkout } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { dayMilliseconds } from '#console/time.ts';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago } from '#console/ui/time.tsx';

/** Whether a borrower can be reminded now: only of an overdue checkout, and once a day. */
export function canRemind({ overdue, reminded_at, contact, user }: Checkout): boolean {
  const isLately = reminded_at !== null && Date.now() - Date.parse(reminded_at) < dayMilliseconds;
  return overdue && !isLately && (contact ?? user) !== null && can('action.checkout');
}

/** When the borrower was last reminded. */
export function Reminded({ checkout: { reminded_at } }: { checkout: Checkout }) {
  if (!reminded_at) return null;
  return (
    <small class="reminded">
      Reminded <Ago at={reminded_at} />
    </small>
  );
}

/** Previews the mail that reminds the borrower, and sends it. */
export function RemindDialog({ checkout, ...dialogProps }: DialogProps & { checkout: Checkout }) {
  const remind = (dry_run: boolean, signal?: AbortSignal) => {
    const params = { path: { id: checkout.id }, query: { dry_run } };
    return orThrow(
      api.POST('/v1/checkouts/{id}/remind', { params, ...(signal ? { signal } : {}) }),
    );
  };
  const result = useLoad((signal) => remind(true, signal), [checkout.id]);
  const form = useDialogForm(dialogProps, {}, async () => {
    const { meta } = await remind(false);
    return { text: `Reminder sent to ${meta.mail?.name ?? 'the borrower'}.` };
  });
  const mail = result.data?.meta.mail;
  return (
    <FormDialog
      form={form}
      title={`Reminder for ${checkout.name}`}
      action="Send reminder"
      isDisabled={!mail}
      onClose={dialogProps.onClose}
    >
      <WithData result={result} lines={5}>
        {() =>
          mail && (
            <>
              <p>We email this to {mail.name}. You can send the next reminder in a day.</p>
              <section class="mail" aria-label="Mail">
                <h3>{mail.subject}</h3>
                <p class="long-text">{mail.lines.join('\n')}</p>
              </section>
            </>
          )
        }
      </WithData>
    </FormDialog>
  );
}
