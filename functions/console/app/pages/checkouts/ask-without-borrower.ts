import { ask } from '#console/ui/question.tsx';

/** Asks whether to check out to nobody. */
export function askWithoutBorrower(): Promise<boolean> {
  return ask({
    title: 'Check out without a borrower?',
    text: 'No contact or member is chosen for this checkout.',
    yes: 'Check out anyway',
    no: 'Go back',
  });
}
