/**
 * Reads one source file into what the checks need: which modules it imports, what it exports, which names it mentions.
 * The parser is the bundler's own, so what is checked is what is built. AssemblyScript has decorators that no
 * TypeScript parser takes; its imports are read by pattern.
 */
import { parseSync, Visitor } from 'vite';

export interface Import {
  /** As written, without query. */
  specifier: string;
  /** Names taken; `*` for all of them (namespace, dynamic import, `export *`). Empty for a bare import. */
  names: string[];
  /** Erased by the compiler. */
  isType: boolean;
  /** Came from `import.meta.glob`: the specifier is a pattern. */
  isGlob?: boolean;
  /** Came from `new URL(..., import.meta.url)`: the file is loaded on its own, as a worker or an asset. */
  isUrl?: boolean;
  /** Name under which `export ... from` hands each taken name on; `*` for `export * from`. */
  handsOn?: { from: string; as: string }[];
}

export interface SourceFile {
  /** From the top of the repository, with forward slashes. */
  path: string;
  imports: Import[];
  exports: { name: string; isType: boolean }[];
  /** How often each identifier stands in the file, its declaration and `export { }` lists included. */
  mentions: Map<string, number>;
  /** Names of the methods called on something, for the rule that SQL stands in `repo.ts`. */
  calledMethods: Set<string>;
}

type Node = { type: string } & Record<string, unknown>;

/** @throws with path and place when the file does not parse. */
export function readSource(path: string, text: string): SourceFile {
  if (path.startsWith('assembly/')) return readAssembly(path, text);
  const lang = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
  const parsed = parseSync(path, text, { lang, sourceType: 'module' });
  const problem = parsed.errors[0];
  if (problem) throw new Error(`${path}: ${problem.message}`);

  const file: SourceFile = { path, imports: [], exports: [], mentions: new Map(), calledMethods: new Set() };
  const mention = (name: string): void => void file.mentions.set(name, (file.mentions.get(name) ?? 0) + 1);
  const body = parsed.program.body as unknown as Node[];
  for (const statement of body) readStatement(file, statement);
  new Visitor({
    Identifier: (node) => mention(node.name),
    JSXIdentifier: (node) => mention(node.name),
    ImportExpression: (node) => addLiteral(file, node.source as unknown as Node, false),
    TSImportType: (node) => addLiteral(file, node.source as unknown as Node, true),
    NewExpression: (node) => readUrl(file, node as unknown as Node),
    CallExpression: (node) => readCall(file, node as unknown as Node),
  }).visit(parsed.program);
  return file;
}

function readStatement(file: SourceFile, statement: Node): void {
  if (statement.type === 'ImportDeclaration') readImport(file, statement);
  else if (statement.type === 'ExportAllDeclaration') {
    const as = statement.exported ? nameOf(statement.exported) : '*';
    addImport(file, statement, [{ from: '*', as }]);
    if (as !== '*') file.exports.push({ name: as, isType: statement.exportKind === 'type' });
  } else if (statement.type === 'ExportDefaultDeclaration') file.exports.push({ name: 'default', isType: false });
  else if (statement.type === 'ExportNamedDeclaration') readNamedExport(file, statement);
}

function readImport(file: SourceFile, statement: Node): void {
  const specifiers = statement.specifiers as Node[];
  const isWholeType = statement.importKind === 'type';
  const typeNames: string[] = [];
  const names: string[] = [];
  for (const one of specifiers) {
    const name =
      one.type === 'ImportSpecifier' ? nameOf(one.imported) : one.type === 'ImportDefaultSpecifier' ? 'default' : '*';
    (isWholeType || one.importKind === 'type' ? typeNames : names).push(name);
  }
  const specifier = withoutQuery((statement.source as Node).value as string);
  if (typeNames.length > 0) file.imports.push({ specifier, names: typeNames, isType: true });
  if (names.length > 0 || specifiers.length === 0) file.imports.push({ specifier, names, isType: false });
}

function readNamedExport(file: SourceFile, statement: Node): void {
  const isType = statement.exportKind === 'type';
  const specifiers = (statement.specifiers as Node[]).map((one) => ({
    from: nameOf(one.local),
    as: nameOf(one.exported),
  }));
  for (const { as } of specifiers) file.exports.push({ name: as, isType });
  if (statement.source) addImport(file, statement, specifiers);
  const declaration = statement.declaration as Node | null;
  if (!declaration) return;
  const declared =
    declaration.type === 'VariableDeclaration'
      ? (declaration.declarations as Node[]).flatMap((one) => boundNames(one.id as Node))
      : [nameOf(declaration.id)];
  for (const name of declared) file.exports.push({ name, isType });
}

function addImport(file: SourceFile, statement: Node, handsOn: { from: string; as: string }[]): void {
  const specifier = withoutQuery((statement.source as Node).value as string);
  file.imports.push({ specifier, names: [], isType: statement.exportKind === 'type', handsOn });
}

function addLiteral(file: SourceFile, source: Node, isType: boolean): void {
  if (source.type === 'Literal' && typeof source.value === 'string') {
    file.imports.push({ specifier: withoutQuery(source.value), names: ['*'], isType });
  }
}

/** `new URL('./file', import.meta.url)` is how workers and assets are reached. */
function readUrl(file: SourceFile, node: Node): void {
  const [first, second] = node.arguments as Node[];
  if (nameOf(node.callee) !== 'URL' || second?.type !== 'MemberExpression') return;
  if (first?.type === 'Literal' && typeof first.value === 'string' && /^\.{1,2}\//.test(first.value)) {
    file.imports.push({ specifier: withoutQuery(first.value), names: ['*'], isType: false, isUrl: true });
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
      file.imports.push({ specifier: pattern.value, names: ['*'], isType: false, isGlob: true });
    }
  }
}

function boundNames(pattern: Node): string[] {
  if (pattern.type === 'ObjectPattern') {
    return (pattern.properties as Node[]).flatMap((one) => boundNames((one.value ?? one.argument) as Node));
  }
  if (pattern.type === 'ArrayPattern') {
    return (pattern.elements as (Node | null)[]).flatMap((one) => (one ? boundNames(one) : []));
  }
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left as Node);
  return [nameOf(pattern)];
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
    names: ['*'],
    isType: false,
  }));
  return { path, imports, exports: [], mentions: new Map(), calledMethods: new Set() };
}
