/**
 * Finds product code that reads the clock or randomness directly. It must use the `runtime` object of its side, so that
 * tests, benches and simulations can replace both. Timers are checked on the server only.
 */
import { parseSync, Visitor } from 'vite';
import { isTestFile } from './graph.ts';

/** Rooms that the check covers. The package of the core is a product of its own, and reads the clock of its place. */
const COVERED = /^src\/(?!art\/|engine\/(?:node|package)\/|shared\/runtime\/).*\.tsx?$/;

const READS: ReadonlySet<string> = new Set([
  'Date.now',
  'performance.now',
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);
const RANDOM_IMPORTS: ReadonlySet<string> = new Set(['randomUUID', 'randomBytes', 'randomInt', 'webcrypto']);
const TIMERS: ReadonlySet<string> = new Set(['setTimeout', 'setInterval']);
const TIMER_MODULES = /^(?:node:)?timers(?:\/promises)?$/;

/** The file that builds the server's runtime object. */
const RUNTIME_FILES = /^src\/server\/runtime\.ts$/;

/** One line for each direct read: `file:line: what`. */
export function findClockReads(file: string, text: string): string[] {
  if (!COVERED.test(file) || isTestFile(file) || RUNTIME_FILES.test(file)) return [];
  const lang = file.endsWith('.tsx') ? 'tsx' : 'ts';
  const found: string[] = [];
  const add = (offset: number, what: string): void => {
    found.push(`${file}:${text.slice(0, offset).split('\n').length}: reads ${what}; use the runtime object`);
  };
  const isServer = file.startsWith('src/server/');
  new Visitor({
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return;
      const name = `${node.object.name}.${node.property.name}`;
      if (READS.has(name)) add(node.start, name);
    },
    NewExpression: (node) => {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
      if (isDate && node.arguments.length === 0) add(node.start, 'new Date()');
    },
    CallExpression: (node) => {
      if (isServer && node.callee.type === 'Identifier' && TIMERS.has(node.callee.name)) {
        add(node.start, node.callee.name);
      }
    },
    ImportDeclaration: (node) => {
      for (const one of node.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        const { name } = one.imported;
        const isRandom = /^(?:node:)?crypto$/.test(node.source.value) && RANDOM_IMPORTS.has(name);
        const isTimer = TIMER_MODULES.test(node.source.value) && TIMERS.has(name);
        if (isRandom || (isServer && isTimer)) add(one.start, name);
      }
    },
  }).visit(parseSync(file, text, { lang, sourceType: 'module' }).program);
  return found;
}
