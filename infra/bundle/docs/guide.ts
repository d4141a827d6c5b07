import { Marked, type Parser, type Tokens } from 'marked';
import { curlOf } from './curl.ts';
import { escapeHtml } from './page.ts';
import { isAnswer, requestOf } from './steps.ts';

/** Renders a guide from Markdown. Returns its title, and its text as HTML. */
export function renderGuide(markdown: string): { title: string; content: string } {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
  if (title === undefined) throw new Error('A guide begins with its title.');
  return { title, content: reader.parse(markdown, { async: false }) };
}

const reader = new Marked({
  renderer: {
    code: ({ text, lang = '' }) => (/^http\b/.test(lang) ? exchange(text) : block(text, lang)),
    heading({ tokens, depth, text }) {
      const id = text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const address = href.replace(/^index\.md$/, '/docs').replace(/^([\w-]+)\.md/, '/docs/$1');
      return `<a href="${address}">${this.parser.parseInline(tokens)}</a>`;
    },
    table(token) {
      const rows = token.rows.map((row) => rowOf(this, 'td', row)).join('');
      const head = rowOf(this, 'th', token.header);
      return `<table><thead>${head}</thead><tbody>${rows}</tbody></table>\n`;
    },
  },
});

function rowOf({ parser }: { parser: Parser }, tag: 'th' | 'td', cells: Tokens.TableCell[]) {
  const opening = tag === 'th' ? 'th scope="col"' : tag;
  const all = cells.map(({ tokens }) => `<${opening}>${parser.parseInline(tokens)}</${tag}>`);
  return `<tr>${all.join('')}</tr>`;
}

/** Renders an HTTP example: a response, or a request followed by the same request for curl. */
function exchange(text: string): string {
  if (isAnswer(text)) return block(text, 'Answer');
  const command = `<details><summary>As curl</summary>${block(curlOf(requestOf(text)), 'Command')}</details>\n`;
  return `${block(text, 'Request')}${command}`;
}

/** Renders an example. It can take the focus, so that a wide one can be scrolled with the keyboard. */
const block = (text: string, label: string) =>
  `<pre tabindex="0" role="group" aria-label="${escapeHtml(label || 'Example')}"><code>${escapeHtml(text)}</code></pre>\n`;
