/** Some browsers, on iPhones for one, read the file only after the user has agreed to save it. */
const graceMilliseconds = 60_000;

/** Lets the browser save a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), graceMilliseconds);
}
