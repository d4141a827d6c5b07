/** Something that happens at a time: what, when, and the moment that it is about. */
export interface Reminder<Kind extends string = string> {
  kind: Kind;
  remindAt: string;
  at: string;
}
