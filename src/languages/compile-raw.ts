/**
 * Compiles messages where no build did: in tests, in scripts and in the server. The client's build replaces this file by null
 * (`scripts/build/languages.ts`), because its catalogues are compiled, and the parser is large.
 */
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

export const compileRaw: ((message: string) => CompiledMessage) | null = compile;
