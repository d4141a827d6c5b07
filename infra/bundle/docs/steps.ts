import { marked, type Tokens } from 'marked';
import { isSignInPath } from '#shared/routes/path.ts';

/** An HTTP request in a guide. */
export interface GuideRequest {
  method: string;
  path: string;
  headers: [string, string][];
  body: string;
}

/** The part of a response that a guide shows. */
interface GuideAnswer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** A request with its response; a repeated one is sent until that response comes. */
export interface GuideStep {
  request: GuideRequest;
  answer: GuideAnswer;
  isRepeated: boolean;
}

/** Reads the requests of a guide, in order: each is a block of HTTP, followed by one for its response. */
export function stepsOf(guide: string): GuideStep[] {
  const blocks = marked.lexer(guide).filter(isHttp);
  return Array.from({ length: Math.ceil(blocks.length / 2) }, (_, index) => {
    const [request, answer] = blocks.slice(2 * index, 2 * index + 2);
    if (!request || !answer) throw new Error(`Nothing answers ${request?.text}`);
    return {
      request: requestOf(request.text),
      answer: answerOf(answer.text),
      isRepeated: request.lang === 'http repeated',
    };
  });
}

const isHttp = (token: { type: string; lang?: string }): token is Tokens.Code =>
  token.type === 'code' && /^http\b/.test(token.lang ?? '');

/** Parses a block of HTTP as a request. */
export function requestOf(text: string): GuideRequest {
  const { first, headers, body } = messageOf(text);
  const [, method = '', path = ''] = /^([A-Z]+) (\S.*)$/.exec(first) ?? [];
  if (path === '') throw new Error(`Not a request: ${first}`);
  return { method, path, headers, body };
}

/** Whether a request goes to the API, rather than to the file storage. */
export const isOurs = ({ path }: GuideRequest) => path.startsWith('/');

const needsCredential = ({ path }: GuideRequest) => !isSignInPath(path) && path !== '/v1/ping';

/** The headers of a request, including those that guides leave out for the API. */
export function headersOf(request: GuideRequest): Record<string, string> {
  const usual = {
    ...(needsCredential(request) ? { Authorization: 'Bearer <key>' } : {}),
    ...(request.body ? { 'Content-Type': 'application/json' } : {}),
  };
  return { ...(isOurs(request) ? usual : {}), ...Object.fromEntries(request.headers) };
}

function answerOf(text: string): GuideAnswer {
  const { first, headers, body } = messageOf(text);
  const [, status] = answerLine.exec(first) ?? [];
  if (status === undefined) throw new Error(`Not an answer: ${first}`);
  return { status: Number(status), headers, body };
}

const answerLine = /^HTTP\/1\.1 (\d{3})\b/;
export const isAnswer = (text: string) => answerLine.test(text);

function messageOf(text: string) {
  const [head = '', ...rest] = text.split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return { first, headers, body: rest.join('\n\n') };
}
