import MailComposer from 'nodemailer/lib/mail-composer/index.js';

/** A mail to one address: its lines of text, and its one link. */
export interface Mail {
  to: string;
  subject: string;
  lines: readonly string[];
  link?: { label: string; url: string };
}

/** The complete message of a mail, as text and as HTML (RFC 5322). */
export function composeMail(mail: Mail, from: string): Promise<Buffer> {
  const { to, subject } = mail;
  const composer = new MailComposer({
    from,
    to,
    subject,
    text: textOf(mail),
    html: htmlOf(mail),
    // Suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return composer.compile().build();
}

function textOf({ lines, link }: Mail): string {
  const end = link ? ['', `${link.label}:`, link.url] : [];
  return `${[...lines, ...end].join('\n')}\n`;
}

function htmlOf({ lines, link }: Mail): string {
  const paragraphs = lines.filter(Boolean).map((line) => `<p>${escapeHtml(line)}</p>`);
  const end = link
    ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`]
    : [];
  const style = 'font:16px/1.5 system-ui,sans-serif;color:#1d2733;max-width:36em';
  return `<!doctype html><html lang="en"><body style="${style}">${[...paragraphs, ...end].join('')}</body></html>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
