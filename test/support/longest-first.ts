import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take longest. Without the times of an earlier run these small files would start last,
 * when no other file is left to run in parallel.
 */
const longest = [
  // These read the whole table, which grows with each test.
  ...['api/session/factor-secrets', 'ops/account-erase', 'ops/account-data', 'ops/purge'],
  ...['ops/paused-writes', 'api/webhooks/many-deliveries', 'infra/stages', 'background/outages'],
  ...['faults/every-call/writing', 'faults/every-call/signing-in', 'faults/every-call/reading'],
  ...['console/failures', 'console/requests', 'console/accessibility', 'docs/caller'],
  ...['docs/accessibility', 'console/sign-in', 'console/quantities'],
  ...['local/kills', 'local/changes-after-kills', 'local/pictures'],
].map((name) => `/test/${name}.test.ts`);

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((end) => moduleId.endsWith(end));
  return rank < 0 ? longest.length : rank;
}

/** Starts with the files that take longest; the others keep their order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
