import { availableParallelism, cpus } from 'node:os';

/** The machine of the figures, which cannot be compared with those of other machines. */
export function machine() {
  return {
    cores: availableParallelism(),
    model: cpus()[0]?.model.trim() ?? 'unknown processor',
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
}

/** The same, as a line. */
export function machineLine(): string {
  const { cores, model, node, platform } = machine();
  return `${cores} cores, ${model}, ${platform}, Node.js ${node}`;
}
