/** Progress of long commands on standard error: a line for each tenth of a step. Holds the last tenth of each step. */

export interface Progress {
  /** `done` of `total`, in any unit. */
  step(name: string, done: number, total: number): void;
}

const PARTS = 10;

export function createProgress(write: (line: string) => void): Progress {
  const written = new Map<string, number>();
  return {
    step: (name, done, total) => {
      const part = total === 0 ? PARTS : Math.floor((done / total) * PARTS);
      if (part <= (written.get(name) ?? -1)) return;
      // A step that is repeated starts again at 0.
      if (part === PARTS) written.delete(name);
      else written.set(name, part);
      write(`${name}: ${part * PARTS} %`);
    },
  };
}
