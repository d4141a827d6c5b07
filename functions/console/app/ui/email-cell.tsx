/** The cell of an email address, which is often too long for one line. */
export function EmailCell({ email }: { email: string | null }) {
  return (
    <td class="email" data-label="Email">
      {email !== null && breakable(email)}
    </td>
  );
}

/** Text with an email address, which breaks before its `@` or after a dot. */
export function breakable(text: string) {
  const [first, ...others] = text.split(/(?=@)|(?<=\.)/);
  return [first, ...others.flatMap((part) => [<wbr />, part])];
}
