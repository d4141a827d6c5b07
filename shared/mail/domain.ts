/** An address with its domain in another spelling, such as ASCII for SES (RFC 5891). */
export function withDomain(address: string, spell: (domain: string) => string): string {
  const start = address.lastIndexOf('@') + 1;
  return address.slice(0, start) + spell(address.slice(start));
}
