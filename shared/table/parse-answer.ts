import type { BatchGetItemCommandOutput, QueryCommandOutput } from '@aws-sdk/client-dynamodb';
import { nativeOf, rowOf } from './attributes.ts';
import type { Row } from './rows.ts';

type RowsAnswer = Pick<QueryCommandOutput, 'Items'> & Pick<BatchGetItemCommandOutput, 'Responses'>;

/** The rows of an answer, which `parseAnswer` or the SDK has read. */
export function rowsIn(answer: RowsAnswer): Row[] {
  if ('rows' in answer && Array.isArray(answer.rows)) return answer.rows;
  const { Items = [], Responses = {} } = answer;
  return [Items, ...Object.values(Responses)].flat().map(rowOf);
}

/** What precedes the rows of a query, of a scan, or of a batch from one table. */
const beforeRows = /"(?:Items|Responses":\{"[^"]+)":(?=\[)/;

/**
 * Parses the answer to a call; where it contains rows, they are in `rows`, for `rowsIn`. `JSON.parse` makes new shapes of
 * objects for each order of names, and a store may give the attributes of every row in another order: a
 * page of fifty rows took it three times as long.
 * @throws SyntaxError
 */
export function parseAnswer(text: string): object {
  const found = beforeRows.exec(text);
  if (!found) return JSON.parse(text);
  const start = found.index + found[0].length;
  const reader = new RowReader(text, start);
  try {
    const rows = reader.readRows();
    return { ...JSON.parse(`${text.slice(0, start)}[]${text.slice(reader.at)}`), rows };
  } catch {
    // It may be written in another way, such as with white space.
    return JSON.parse(text);
  }
}

/** Reads rows from JSON without white space; throws if the text is anything else. */
class RowReader {
  at: number;
  private readonly text: string;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  readRows(): Row[] {
    const rows: Row[] = [];
    for (this.pass('['); !this.passes(']'); this.passes(',')) rows.push(this.readRow());
    return rows;
  }

  private readRow(): Row {
    const row: Record<string, unknown> = Object.create(null);
    for (this.pass('{'); !this.passes('}'); this.passes(',')) {
      const name = this.readText();
      this.pass(':');
      row[name] = this.readAttribute();
    }
    // As in `rowOf`.
    return row as Row;
  }

  private readAttribute(): unknown {
    const isText = this.text.startsWith('{"S":', this.at);
    if (!isText && !this.text.startsWith('{"N":', this.at)) {
      return nativeOf(JSON.parse(this.takeObject()));
    }
    this.at += 5;
    const value = this.readText();
    this.pass('}');
    return nativeOf(isText ? { S: value } : { N: value });
  }

  private readText(): string {
    const start = this.at;
    this.pass('"');
    this.at = this.endOfText();
    const content = this.text.slice(start + 1, this.at - 1);
    return content.includes('\\') ? JSON.parse(this.text.slice(start, this.at)) : content;
  }

  /** Where the text ends whose content begins here. */
  private endOfText(): number {
    let end = this.text.indexOf('"', this.at);
    while (isEscaped(this.text, end)) end = this.text.indexOf('"', end + 1);
    if (end < 0) throw new SyntaxError('A text has no end.');
    return end + 1;
  }

  private takeObject(): string {
    const start = this.at;
    let depth = 0;
    do {
      const character = this.text[this.at];
      this.at += 1;
      if (character === '"') this.at = this.endOfText();
      else if (character === '{') depth += 1;
      else if (character === '}') depth -= 1;
      else if (character === undefined) throw new SyntaxError('An object has no end.');
    } while (depth > 0);
    return this.text.slice(start, this.at);
  }

  private pass(character: string): void {
    if (!this.passes(character)) throw new SyntaxError(`No ${character} at ${this.at}.`);
  }

  private passes(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }
}

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}
