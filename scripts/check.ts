/**
 * `npm run check [-- STEP ...]`: formatter, linter, types of each side, the core's build, import boundaries, cycles, dead
 * code, packages, paths. One line a step, details of what failed at the end; names of steps choose some of them.
 */
import process from 'node:process';
import { COMMAND_STEPS, GRAPH_STEPS, type Step } from './check/steps.ts';

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Step): boolean => wanted.length === 0 || wanted.some((one) => name.startsWith(one));
const failures: { name: string; details: string }[] = [];

async function runStep(step: Step): Promise<void> {
  const startMs = performance.now();
  const details = await step.run().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${details ? 'FAIL' : 'ok  '} ${step.name.padEnd(16)} ${seconds} s`);
  if (details) failures.push({ name: step.name, details });
}

const commands = COMMAND_STEPS.filter(isWanted);
async function runCommands(): Promise<void> {
  for (let step = commands.shift(); step; step = commands.shift()) await runStep(step);
}
async function runGraphSteps(): Promise<void> {
  for (const step of GRAPH_STEPS.filter(isWanted)) await runStep(step);
}
await Promise.all([runCommands(), runGraphSteps().then(runCommands)]);

for (const { name, details } of failures) console.log(`\n--- ${name} ---\n${details}`);
console.log(failures.length > 0 ? `\nFailed: ${failures.map(({ name }) => name).join(', ')}` : '\nAll well.');
process.exitCode = failures.length > 0 ? 1 : 0;
