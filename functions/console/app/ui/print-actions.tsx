/** The actions of a page that is made to be printed; `back` is the address of the page that led to it. */
export function PrintActions({ back }: { back: string }) {
  return (
    <>
      <button type="button" class="primary" onClick={() => print()}>
        Print
      </button>
      <a class="button" href={back}>
        Back
      </a>
    </>
  );
}
