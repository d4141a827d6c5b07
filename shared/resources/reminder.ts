/** A reminder: its kind, when to send it, and the moment that it is about. */
export interface Reminder<Kind extends string = string> {
  kind: Kind;
  remindAt: string;
  at: string;
  /** Whether it is still of use after that moment. */
  isUsefulLater?: boolean;
}
