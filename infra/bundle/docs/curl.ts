import type { GuideRequest } from './steps.ts';

/** A request of a guide as a command, for who has the host and the key in the environment. */
export function curlOf({ method, path, headers, body }: GuideRequest): string {
  const isOurs = path.startsWith('/');
  const sent = [
    ...(isOurs ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(isOurs && body ? ["-H 'Content-Type: application/json'"] : []),
    ...headers
      .filter(([name]) => !['Authorization', 'Content-Type'].includes(name) || !isOurs)
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`-d ${quoted(body)}`] : []),
  ];
  const target = isOurs ? `"$API${path}"` : quoted(path);
  return [`curl -i -X ${method} ${target}`, ...sent].join(' \\\n  ');
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
