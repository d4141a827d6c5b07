import { useRef } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { signedIn } from '#console/api/session.ts';
import { usePages } from '#console/api/use-pages.ts';
import { useUnsaved } from '#console/unsaved.ts';
import { LongTextField } from './field.tsx';
import { useForm } from './form.ts';
import { GeneralProblem, Submit } from './form-parts.tsx';
import { askToDelete } from './question.tsx';
import { ShowMore } from './show-more.tsx';
import { WithData } from './states.tsx';
import { Time } from './time.tsx';
import { showProblem } from './toast.tsx';

const firstComments = 200;

interface CommentsProps {
  of: 'issue';
  id: number;
}

/** The comments on a record, with a field to add one. */
export function Comments({ of, id }: CommentsProps) {
  // Read with the latest first, and shown with the latest last, as in a conversation.
  const comments = usePages(
    (part, signal) => {
      const query = { ...part, object_type: of, object_id: id, order: '-id' } as const;
      return page(api, '/v1/comments', { query, ...(signal ? { signal } : {}) });
    },
    firstComments,
    [of, id],
  );
  const { result: loaded, records } = comments;
  const remove = async (comment: number) => {
    const text = 'A deleted comment cannot be restored.';
    if (!(await askToDelete('Delete your comment', text))) return;
    await orThrow(api.DELETE('/v1/comments/{id}', { params: { path: { id: comment } } }));
    loaded.reload();
  };
  const { user } = signedIn();
  return (
    <section class="card" aria-label="Comments">
      <h2>Comments</h2>
      <WithData result={loaded} lines={2}>
        {() => (
          <>
            <ShowMore pages={comments} label="Show earlier comments" />
            <ul class="entries">
              {records.toReversed().map(({ id: comment, body, created_by, created_at }) => (
                <li key={comment}>
                  <span>
                    <strong>{created_by.name}</strong>{' '}
                    <small>
                      <Time at={created_at} />
                    </small>
                    <span class="long-text comment">{body}</span>
                  </span>
                  {created_by.type === 'user' && created_by.id === user.id && (
                    <button
                      type="button"
                      aria-label={`Delete comment: ${body.slice(0, 30)}`}
                      onClick={() => remove(comment).catch(showProblem)}
                    >
                      Delete
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </WithData>
      <CommentForm of={of} id={id} onChange={loaded.reload} />
    </section>
  );
}

type CommentFormProps = CommentsProps & { onChange: () => void };

function CommentForm({ of, id, onChange }: CommentFormProps) {
  const latest = useRef('');
  const form = useForm({ body: '' }, async ({ body }) => {
    const comment = { object_type: of, object_id: id, body };
    await orThrow(api.POST('/v1/comments', { body: comment }));
    // The next comment may have been begun meanwhile: keep it.
    if (latest.current === body) form.set('body', '');
    onChange();
  });
  latest.current = form.values.body;
  useUnsaved(form.isDirty);
  return (
    <form {...form.props}>
      <GeneralProblem form={form} />
      <LongTextField form={form} name="body" label="Your comment" />
      <div class="form-end">
        <Submit form={form}>Comment</Submit>
      </div>
    </form>
  );
}
