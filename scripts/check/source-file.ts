/**
 * Reads from one source file what the checks need: the imported modules and the called methods. It uses the bundler's
 * parser, so the checks read what the build reads. AssemblyScript's decorators are not valid TypeScript; its imports are
 * read by a regular expression.
 */
import { parseSync, Visitor } from 'vite';

export interface Import {
  /** As written, without the query. */
  specifier: string;
  /** Only types are imported; the compiler erases the import. */
  isType: boolean;
  /** From `import.meta.glob`: the specifier is a pattern. */
  isGlob?: boolean;
  /** From `import()`: loaded when it is called. */
  isDynamic?: boolean;
  /** From `new URL(..., import.meta.url)`: the file is loaded separately, as a worker or an asset. */
  isUrl?: boolean;
}

export interface SourceFile {
  /** From the top of the repository, with forward slashes. */
  path: string;
  imports: Import[];
  /** Names of the called methods, for the rule that only `repo.ts` contains SQL. */
  calledMethods: Set<string>;
}

type Node = { type: string } & Record<string, unknown>;

/** @throws an error with path and position when the file does not parse. */
export function readSource(path: string, text: string): SourceFile {
  if (path.startsWith('assembly/')) return readAssembly(path, text);
  const lang = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
  const parsed = parseSync(path, text, { lang, sourceType: 'module' });
  const problem = parsed.errors[0];
  if (problem) throw new Error(`${path}: ${problem.message}`);

  const file: SourceFile = { path, imports: [], calledMethods: new Set() };
  for (const statement of parsed.program.body as unknown as Node[]) readStatement(file, statement);
  new Visitor({
    ImportExpression: (node) => addLiteral(file, node.source as unknown as Node, { isType: false, isDynamic: true }),
    TSImportType: (node) => addLiteral(file, node.source as unknown as Node, { isType: true }),
    NewExpression: (node) => readUrl(file, node as unknown as Node),
    CallExpression: (node) => readCall(file, node as unknown as Node),
  }).visit(parsed.program);
  return file;
}

function readStatement(file: SourceFile, statement: Node): void {
  if (statement.type === 'ImportDeclaration') readImport(file, statement);
  else if (/^Export(?:All|Named)Declaration$/.test(statement.type) && statement.source) {
    addImport(file, statement, statement.exportKind === 'type');
  }
}

/** An import of values and types counts as two imports, one of each kind. */
function readImport(file: SourceFile, statement: Node): void {
  const specifiers = statement.specifiers as Node[];
  const isTypeSpecifier = (one: Node): boolean => statement.importKind === 'type' || one.importKind === 'type';
  if (specifiers.some(isTypeSpecifier)) addImport(file, statement, true);
  if (specifiers.length === 0 || !specifiers.every(isTypeSpecifier)) addImport(file, statement, false);
}

function addImport(file: SourceFile, statement: Node, isType: boolean): void {
  file.imports.push({ specifier: withoutQuery((statement.source as Node).value as string), isType });
}

function addLiteral(file: SourceFile, source: Node, kind: Pick<Import, 'isType' | 'isDynamic'>): void {
  if (source.type === 'Literal' && typeof source.value === 'string') {
    file.imports.push({ specifier: withoutQuery(source.value), ...kind });
  }
}

/** `new URL('./file', import.meta.url)` addresses a worker or an asset. */
function readUrl(file: SourceFile, node: Node): void {
  const [first, second] = node.arguments as Node[];
  if (nameOf(node.callee) !== 'URL' || second?.type !== 'MemberExpression') return;
  if (first?.type === 'Literal' && typeof first.value === 'string' && /^\.{1,2}\//.test(first.value)) {
    file.imports.push({ specifier: withoutQuery(first.value), isType: false, isUrl: true });
  }
}

function readCall(file: SourceFile, node: Node): void {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression') return;
  const method = nameOf(callee.property);
  file.calledMethods.add(method);
  const first = (node.arguments as Node[])[0];
  if (method !== 'glob' || (callee.object as Node).type !== 'MetaProperty' || !first) return;
  const patterns = first.type === 'ArrayExpression' ? (first.elements as Node[]) : [first];
  for (const pattern of patterns) {
    if (typeof pattern.value === 'string') {
      file.imports.push({ specifier: pattern.value, isType: false, isGlob: true });
    }
  }
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

function withoutQuery(specifier: string): string {
  return specifier.replace(/[?#].*$/, '') || specifier;
}

function readAssembly(path: string, text: string): SourceFile {
  const imports = [...text.matchAll(/^\s*(?:import|export)\b[^'"`;]*?\bfrom\s+['"]([^'"]+)['"]/gm)].map((match) => ({
    specifier: match[1] as string,
    isType: false,
  }));
  return { path, imports, calledMethods: new Set() };
}
