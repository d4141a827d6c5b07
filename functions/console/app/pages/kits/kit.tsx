import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Kit } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { cartOfMember } from '#console/cart.ts';
import { ItemLinks, RecordPage, useRecord } from '#console/pages/records/record-page.tsx';
import { cartKitOf } from '#console/pages/selection/kits-field.tsx';
import { goTo, goToLater, type SectionProps } from '#console/route.ts';
import { itemsIn } from '#console/ui/booked-items.ts';
import { DeleteDialog } from '#console/ui/delete-dialog.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { Page } from '#console/ui/page.tsx';
import { Time } from '#console/ui/time.tsx';
import { KitForm } from './kit-form.tsx';
import { KitHistory } from './kit-history.tsx';
import { KitWindow } from './kit-window.tsx';

const readKit = (id: number, signal: AbortSignal) =>
  orThrow(api.GET('/v1/kits/{id}', { params: { path: { id } }, signal }));

/** A kit's contents, when it is free, and its history. */
export function KitPage({ route }: SectionProps) {
  const result = useRecord(readKit, Number(route.parts[1]));
  return (
    <RecordPage result={result} titleWithout="Kit not found">
      {(kit) => <OneKit kit={kit} onChange={result.onChange} />}
    </RecordPage>
  );
}

function OneKit({ kit, onChange }: { kit: Kit; onChange: () => void }) {
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const dialogProps = { onClose: () => setOpen(undefined), onChange };
  const book = (how: 'reserve' | 'check-out') => {
    cartOfMember().addKits([cartKitOf(kit)]);
    goTo(`/selection/${how}`);
  };
  return (
    <Page
      title={kit.name}
      actions={
        <>
          {can('action.reserve') && (
            <button type="button" class="primary" onClick={() => book('reserve')}>
              Reserve
            </button>
          )}
          {can('action.checkout') && (
            <button type="button" onClick={() => book('check-out')}>
              Check out
            </button>
          )}
          {can('content.items') && (
            <>
              <button type="button" onClick={() => setOpen('edit')}>
                Edit
              </button>
              <button type="button" onClick={() => setOpen('delete')}>
                Delete
              </button>
            </>
          )}
        </>
      }
    >
      <div class="sections two">
        <ItemLinks items={itemsIn(kit)} />
        <div class="sections">
          <KitWindow kit={kit} />
          <KitFacts kit={kit} />
        </div>
        <KitHistory kit={kit} />
      </div>
      {open === 'edit' && <KitForm record={kit} {...dialogProps} />}
      {open === 'delete' && (
        <DeleteDialog
          name={kit.name}
          remove={() => orThrow(api.DELETE('/v1/kits/{id}', { params: { path: { id: kit.id } } }))}
          page="/kits"
          restore={() => restoreKit(kit)}
          lead="Its items and existing bookings stay."
          {...dialogProps}
        />
      )}
    </Page>
  );
}

async function restoreKit({ id }: Kit): Promise<void> {
  const goOn = goToLater();
  await orThrow(api.POST('/v1/kits/{id}/restore', { params: { path: { id } } }));
  goOn(`/kits/${id}`);
}

function KitFacts({ kit }: { kit: Kit }) {
  const { tags, updated_at, updated_by, description } = kit;
  return (
    <section class="card" aria-labelledby="facts-title">
      <h2 id="facts-title">Details</h2>
      <dl class="facts">
        {tags.length > 0 && <Fact name="Tags">{tags.join(', ')}</Fact>}
        <Fact name="Changed">
          <Time at={updated_at} /> by {updated_by.name}
        </Fact>
      </dl>
      {description && <p class="long-text">{description}</p>}
    </section>
  );
}
