/**
 * Finds unit tests that choose their own environment. Test files without a page share the modules of their worker: a file with a
 * page of its own would find modules that have read another file's page. Tests that need a page are named `.test.tsx`.
 */
const OWN_ENVIRONMENT = /@vitest-(?:environment|isolate)\b/g;

/** One line for each: `file:line: what`. */
export function findOwnEnvironments(file: string, text: string): string[] {
  if (!/\.test\.tsx?$/.test(file) || file.startsWith('scripts/check/')) return [];
  return Array.from(text.matchAll(OWN_ENVIRONMENT), ({ index, 0: found }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: ${found}; tests with a page are named .test.tsx and have no environment of their own`;
  });
}
