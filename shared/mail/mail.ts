/** A mail to one address: its lines of text, and its one link. */
export interface Mail {
  to: string;
  subject: string;
  lines: readonly string[];
  link?: { label: string; url: string };
}
