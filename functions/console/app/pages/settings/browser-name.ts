const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** The name of a browser, such as `Firefox on Linux`, from its user agent. */
export function browserOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = browsers.find(([form]) => form.test(text))?.[1] ?? 'Another app';
  const system = systems.find(([form]) => form.test(text))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
