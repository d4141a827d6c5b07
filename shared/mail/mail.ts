/** A mail to one address: what it says, line by line, and where its one link leads. */
export interface Mail {
  to: string;
  subject: string;
  lines: readonly string[];
  link?: { label: string; url: string };
}
