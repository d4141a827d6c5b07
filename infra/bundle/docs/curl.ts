import { type GuideRequest, headersOf, isOurs } from './steps.ts';

/** A request of a guide as a curl command, which takes the host and the key from the environment. */
export function curlOf(request: GuideRequest): string {
  const { method, path, body } = request;
  const options = [
    ...Object.entries(headersOf(request)).map(([name, value]) => `-H ${headerOf(name, value)}`),
    ...(body ? [`-d ${quote(body)}`] : []),
  ];
  const target = isOurs(request) ? `"$API${path}"` : quote(path);
  return [`curl -i -X ${method} ${target}`, ...options].join(' \\\n  ');
}

const headerOf = (name: string, value: string) =>
  value === 'Bearer <key>' ? `"${name}: Bearer $KEY"` : quote(`${name}: ${value}`);

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
