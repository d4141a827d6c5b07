import { killRepeatedly } from './killing.ts';

/** `npm run test:kill`, or `npm run test:kill -- 25` for fewer. */
const kills = Number(process.argv[2] ?? 100);

process.once('SIGINT', () => process.exit(1));

let shown = 0;
const counts = await killRepeatedly(kills, (sofar) => {
  const { acknowledged, lost, refusedStarts } = sofar;
  console.log(
    `${sofar.kills} kills: ${acknowledged} acknowledged, ${lost.length} lost, ` +
      `${refusedStarts.length} starts refused`,
  );
  for (const output of refusedStarts.slice(shown)) console.error(output);
  shown = refusedStarts.length;
});
console.log(JSON.stringify(counts));
if (counts.lost.length > 0 || counts.refusedStarts.length > 0) process.exitCode = 1;
