/**
 * Reads from one file the English that developers and operators read: comments, names, log lines, test titles,
 * documents. Texts for players and other string values are left out. Code is parsed by the bundler's parser.
 */
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface Prose {
  kind: 'comment' | 'name' | 'log line' | 'test title' | 'document';
  text: string;
  /** Position of the text in the file, in UTF-16 units. */
  start: number;
}

type Node = { type: string; start: number } & Record<string, unknown>;

/** The English of a file; empty for a file of another kind. @throws an error with the path when code does not parse. */
export function readProse(file: string, text: string): Prose[] {
  if (/\.(?:ts|tsx|mjs|js)$/.test(file)) return [fileName(file), ...readCode(file, text)];
  if (file.endsWith('.css')) return [fileName(file), ...matches('comment', text, /\/\*[\s\S]*?\*\//g)];
  if (file.endsWith('.html')) return matches('comment', text, /<!--[\s\S]*?-->/g);
  return file.endsWith('.md') ? [{ kind: 'document', text: withoutCodeBlocks(text), start: 0 }] : [];
}

function fileName(file: string): Prose {
  return { kind: 'name', text: path.posix.basename(file).replace(/\..*$/, ''), start: 0 };
}

function matches(kind: Prose['kind'], text: string, pattern: RegExp): Prose[] {
  return [...text.matchAll(pattern)].map((match) => ({ kind, text: match[0], start: match.index }));
}

/** Blanks fenced code and keeps the line numbers. */
function withoutCodeBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '));
}

function readCode(file: string, text: string): Prose[] {
  const isTyped = /\.tsx?$/.test(file);
  const code = file.startsWith('assembly/') ? withoutDecorators(text) : text;
  const parsed = parseSync(file, code, {
    lang: file.endsWith('x') ? 'tsx' : isTyped ? 'ts' : 'js',
    sourceType: 'module',
  });
  const problem = parsed.errors[0];
  if (problem) throw new Error(`${file}: ${problem.message}`);
  const prose = joinLineComments(parsed.comments, text);
  const names = new Map<string, number>();
  const addName = ({ name, start }: { name: string; start: number }): void => {
    if (!names.has(name)) names.set(name, start);
  };
  new Visitor({
    Identifier: addName,
    PrivateIdentifier: addName,
    JSXIdentifier: addName,
    CallExpression: (node) => prose.push(...readCall(node as unknown as Node)),
  }).visit(parsed.program);
  for (const [name, start] of names) prose.push({ kind: 'name', text: name, start });
  return prose;
}

/** AssemblyScript decorates functions and variables, which TypeScript does not parse. Positions stay the same. */
function withoutDecorators(text: string): string {
  return text.replace(/^([ \t]*(?:export )?)(@\w+(?:\([^)\n]*\))?)/gm, (_, before: string, decorator: string) => {
    return before + ' '.repeat(decorator.length);
  });
}

/** Line comments on consecutive lines become one text, so that a phrase may continue on the next line. */
function joinLineComments(comments: readonly { start: number; end: number }[], text: string): Prose[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of comments) {
    const last = joined.at(-1);
    const isNext = last && text.startsWith('//', start) && text.startsWith('//', last.start);
    if (isNext && /^\r?\n[ \t]*$/.test(text.slice(last.end, start))) last.end = end;
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => ({ kind: 'comment', text: text.slice(start, end), start }));
}

function readCall(node: Node): Prose[] {
  const args = node.arguments as Node[];
  const callee = node.callee as Node;
  if (callee.type === 'MemberExpression' && /^(?:log|logger|console)$/i.test(lastName(callee.object as Node))) {
    return args.flatMap((arg) => strings(arg)).map((one) => ({ kind: 'log line', ...one }));
  }
  if (!/^(?:test|it|describe)$/.test(rootName(callee)) || !args[0]) return [];
  return strings(args[0]).map((one) => ({ kind: 'test title', ...one }));
}

/** `a.b.log` and `this.#log` -> `log`. */
function lastName(node: Node): string {
  if (node.type === 'MemberExpression') return lastName(node.property as Node);
  return typeof node.name === 'string' ? node.name : '';
}

/** `test.each(table)` -> `test`. */
function rootName(node: Node): string {
  if (node.type === 'MemberExpression') return rootName(node.object as Node);
  if (node.type === 'CallExpression') return rootName(node.callee as Node);
  return typeof node.name === 'string' ? node.name : '';
}

/** The texts of a string, of a template, and of strings that an expression joins. */
function strings(node: Node): { text: string; start: number }[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [{ text: node.value, start: node.start }];
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as Node[]).map((part) => ({ text: (part.value as { raw: string }).raw, start: part.start }));
  }
  if (node.type === 'BinaryExpression') return [...strings(node.left as Node), ...strings(node.right as Node)];
  if (node.type === 'ConditionalExpression') {
    return [...strings(node.consequent as Node), ...strings(node.alternate as Node)];
  }
  return [];
}
