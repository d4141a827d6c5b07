import { SingleBar } from 'cli-progress';

/** Shows a progress bar on a terminal, until it is stopped. */
export function progressOf(plural: string) {
  const format = `${plural} {bar} {value}/{total}`;
  const bar = new SingleBar({ stream: process.stderr, format, clearOnComplete: true });
  return {
    show: (answeredRows: number, all: number) => {
      if (bar.isActive) bar.update(answeredRows);
      else bar.start(all, answeredRows);
    },
    stop: () => bar.stop(),
  };
}
