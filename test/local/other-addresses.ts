import { networkInterfaces } from 'node:os';

/** The addresses of this machine in its networks. */
export function otherAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.flatMap(({ internal, family, address }) =>
    internal || family !== 'IPv4' ? [] : [address],
  );
}

/** Whether a service answers at an address. */
export async function isAnswered(address: string, port: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2_000);
    return (await fetch(`http://${address}:${port}/v1/ping`, { signal })).ok;
  } catch {
    return false;
  }
}
