/**
 * Reads a source file as code: comments, layout, local names and type-only imports are removed, so that the text changes
 * only when the output can change. Keeps no state.
 */
import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { minifySync, parseSync } from 'vite';

export interface ModuleSource {
  /** Minified code without the specifiers of its relative imports. */
  code: string;
  /** Absolute paths of the relative imports in the order of the text; type-only imports are excluded. */
  imports: string[];
}

interface Span {
  start: number;
  end: number;
}
interface Statement extends Span {
  /** The module specifier, quotes included. */
  request: Span & { value: string };
  isTypeOnly: boolean;
}

/**
 * Prints code without comments and layout. `compress` is off because it evaluates expressions.
 * @throws {SyntaxError} when the code does not parse.
 */
function minify(file: string, text: string, mangle: false | { toplevel: true }): string {
  const { code, errors } = minifySync(file, text, { compress: false, mangle });
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  return code;
}

/** The statements that name another module, in the order of the text. */
function importStatements(file: string, code: string): Statement[] {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const isTypeOnly = (entries: readonly { isType: boolean }[]): boolean =>
    entries.length > 0 && entries.every((entry) => entry.isType);
  const imports = staticImports.map(({ start, end, moduleRequest, entries }) => ({
    start,
    end,
    request: moduleRequest,
    isTypeOnly: isTypeOnly(entries),
  }));
  const exports = staticExports.flatMap(({ start, end, entries }) => {
    const request = entries[0]?.moduleRequest;
    return request ? [{ start, end, request, isTypeOnly: isTypeOnly(entries) }] : [];
  });
  return [...imports, ...exports].toSorted((a, b) => a.start - b.start);
}

/** The text between the spans, which are in the order of the text. */
function without(text: string, spans: readonly Span[]): string {
  const starts = [0, ...spans.map((span) => span.end)];
  return starts.map((start, index) => text.slice(start, spans[index]?.start)).join('');
}

/**
 * Reads a module. Files other than TypeScript are returned unchanged, without imports.
 * @throws when the file is missing or does not parse.
 */
export function readModule(file: string): ModuleSource {
  const text = readFileSync(file, 'utf8');
  if (extname(file) !== '.ts') return { code: text, imports: [] };
  const printed = minify(file, text, false);
  const types = importStatements(file, printed).filter(({ isTypeOnly }) => isTypeOnly);
  // Short names depend on all names of the file, so type-only imports are removed before.
  const code = minify(file, without(printed, types), { toplevel: true });
  const relative = importStatements(file, code)
    .map(({ request }) => request)
    .filter(({ value }) => value.startsWith('.'));
  return { code: without(code, relative), imports: relative.map(({ value }) => resolve(dirname(file), value)) };
}
