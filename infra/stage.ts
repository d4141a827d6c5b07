/** `dev` can be removed without a trace; `prod` is protected. */
const stages = ['dev', 'prod'] as const;
export type Stage = (typeof stages)[number];

/** The stage that the context names; `dev` where it names none. */
export function stageOf(context: unknown): Stage {
  const stage = stages.find((one) => one === (context ?? 'dev'));
  if (!stage) throw new Error(`The context 'stage' has to be one of ${stages.join(', ')}.`);
  return stage;
}
