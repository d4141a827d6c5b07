import { families } from '#shared/families.ts';
import type { FamilyDocs, RequestDocs, ResponseDocs } from '#shared/fields/docs.ts';
import { sharedResponses } from '#shared/fields/shared-responses.ts';

/** The texts of every family, by its name. */
export const docsOfFamilies: Readonly<Record<string, FamilyDocs>> = Object.fromEntries(
  await Promise.all(
    Object.keys(families).map(async (family) => {
      const module: { default: FamilyDocs } = await import(
        /* @vite-ignore */ `#shared/families/${family}/docs.ts`
      );
      return [family, module.default] as const;
    }),
  ),
);

const all = Object.values(docsOfFamilies);

/** The texts of every response schema, by name. */
export const responses: Readonly<Record<string, ResponseDocs>> = Object.assign(
  { ...sharedResponses },
  ...all.map((one) => one.responses),
);

/** The texts of every request body, by name. */
export const requests: Readonly<Record<string, RequestDocs>> = Object.assign(
  {},
  ...all.map((one) => one.requests),
);
