/** Vitest reporter: names the tests that failed first and passed at their second attempt, which only CI makes. */
import type { Reporter, TestModule } from 'vitest/node';

/** `name` is `file: title`. */
export const flakyLine = (name: string): string => `Passed at the second attempt, to be mended: ${name}`;

export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.diagnostic()?.flaky === true) console.log(flakyLine(`${module.relativeModuleId}: ${test.fullName}`));
      }
    }
  }
}
