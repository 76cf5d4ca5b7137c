/**
 * A process that runs seeds of the simulation and prints one line of JSON for each. It has a process of its own because it replaces
 * the clock of everything in it.
 *
 *   --from=N --count=N  seeds; --seconds=N virtual seconds; --players=N; --verbose prints the trace
 */
import { parseArgs } from 'node:util';
import { runSeed } from './simulation.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '90' },
    players: { type: 'string', default: '6' },
    verbose: { type: 'boolean', default: false },
    /** Stops after the first seed with a violation. */
    first: { type: 'boolean', default: false },
  },
});

const from = Number(values.from);
for (let seed = from; seed < from + Number(values.count); seed++) {
  const result = await runSeed({
    seed,
    seconds: Number(values.seconds),
    players: Number(values.players),
    ...(values.verbose && { show: (line: string) => console.log(line) }),
  });
  console.log(JSON.stringify(result));
  if (values.first && result.violation !== null) break;
}
// Handles of the product, such as the observer of the event loop, may keep the process alive.
process.exit(0);
