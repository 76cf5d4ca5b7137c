/** Prints one line for each finished step of the build. */

export type StepResult = 'built' | 'up to date' | 'ready';

/** Runs a step of the build and prints its result and duration. */
export async function showStep(name: string, work: () => Promise<StepResult>): Promise<StepResult> {
  const startMs = performance.now();
  const result = await work();
  console.log(`  ${name} ${result} (${((performance.now() - startMs) / 1000).toFixed(1)} s)`);
  return result;
}
