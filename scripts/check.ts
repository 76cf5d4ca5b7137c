/**
 * `npm run check [-- STEP ...]`: format, lint (import cycles included), types, unused code, the core's build, import
 * boundaries, packages, paths. Prints one line per step and the details of failed steps at the end. Arguments select the
 * steps whose names start with one of them.
 */
import process from 'node:process';
import { COMMAND_STEPS, LOCAL_STEPS, type Step } from './check/steps.ts';

const prefixes = process.argv.slice(2);
const isSelected = ({ name }: Step): boolean =>
  prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix));
const failures: { name: string; details: string }[] = [];

async function runStep(step: Step): Promise<void> {
  const startMs = performance.now();
  const details = await step.run().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${details ? 'FAIL' : 'ok  '} ${step.name.padEnd(16)} ${seconds} s`);
  if (details) failures.push({ name: step.name, details });
}

const commands = COMMAND_STEPS.filter(isSelected);
async function runCommands(): Promise<void> {
  for (let step = commands.shift(); step; step = commands.shift()) await runStep(step);
}
async function runLocalSteps(): Promise<void> {
  for (const step of LOCAL_STEPS.filter(isSelected)) await runStep(step);
}
await Promise.all([runCommands(), runLocalSteps().then(runCommands)]);

for (const { name, details } of failures) console.log(`\n--- ${name} ---\n${details}`);
console.log(failures.length > 0 ? `\nFailed: ${failures.map(({ name }) => name).join(', ')}` : '\nAll steps passed.');
process.exitCode = failures.length > 0 ? 1 : 0;
