/** One line when a step of the build begins to matter and one when it is done, with its time. */

export type StepResult = 'built' | 'up to date' | 'ready';

/** Runs a step of the build and tells what came of it and how long it took. */
export async function showStep(name: string, work: () => Promise<StepResult>): Promise<void> {
  const startMs = performance.now();
  const result = await work();
  console.log(`  ${name} ${result} (${((performance.now() - startMs) / 1000).toFixed(1)} s)`);
}
