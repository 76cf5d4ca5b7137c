/** Finds violations of the import rules: rooms, server domains, SQL outside `repo.ts`, transport in domains, the core. */
import { type Edge, type Graph, isTestFile } from './graph.ts';
import { roomOf } from './rooms.ts';

/** One sorted line per violation: `file: what and why`. */
export function findBoundaryBreaches(graph: Graph): string[] {
  const lines = new Set<string>();
  for (const edge of graph.edges) {
    if (isBenchImport(edge))
      lines.add(`${edge.from}: imports ${edge.to}: only bench/ and scripts/ may import the benches`);
    if (isTestFile(edge.from)) continue;
    const why = edge.to ? breachOfFile(edge, edge.to) : breachOfPackage(edge, edge.package ?? '');
    if (why) lines.add(`${edge.from}: ${why}`);
  }
  for (const file of graph.files.values()) {
    const why = isTestFile(file.path) ? null : breachOfSql(file.path, file.calledMethods);
    if (why) lines.add(`${file.path}: ${why}`);
  }
  return [...lines].toSorted();
}

/** Holds for tests too: helpers that tests and benches share are in tests/support/. */
const isBenchImport = ({ from, to }: Edge): boolean =>
  to?.startsWith('bench/') === true && !/^(?:bench|scripts)\//.test(from);

function breachOfFile(edge: Edge, to: string): string | null {
  if (to.endsWith('.wasm') || to === 'build') return breachOfCore(edge.from, to);
  const from = roomOf(edge.from);
  const target = roomOf(to);
  if (isTestFile(to) && !from?.mayImport.includes('*')) return `imports ${to}, which is for tests`;
  if (!from || !target) return null;
  if (from.name === target.name) return from.name === 'server' ? breachOfDomain(edge.from, to) : null;
  const kind = target.name.startsWith('feature ') ? 'feature' : target.name;
  if (from.mayImport.includes('*') || from.mayImport.includes(kind)) return null;
  const isLoose = edge.import.isType || edge.import.isUrl === true;
  if (isLoose && from.mayReach?.includes(kind)) return null;
  return `imports ${to}, but ${from.name} may not import ${target.name}`;
}

function breachOfCore(from: string, to: string): string | null {
  const room = roomOf(from)?.name ?? '';
  return ['workers', 'engine-node', 'tests', 'bench', 'scripts'].includes(room)
    ? null
    : `imports ${to}: only workers and the Node loader load the core`;
}

function domainOf(file: string): string | null {
  return /^src\/server\/domains\/([^/]+)\//.exec(file)?.[1] ?? null;
}

function breachOfDomain(from: string, to: string): string | null {
  const domain = domainOf(from);
  const target = domainOf(to);
  if (!domain || !target || domain === target || to.endsWith('/service.ts')) return null;
  return `imports ${to}: the domain ${target} is reached through its service.ts alone`;
}

const TRANSPORT = /^(?:fastify(?:-.*)?|@fastify\/.*|socket\.io)$/;

function breachOfPackage(edge: Edge, name: string): string | null {
  if (edge.from.startsWith('src/shared/') && name.startsWith('node:'))
    return `imports ${name}: shared runs in browsers`;
  if (name === 'socket.io' && /^src\/server\/realtime\/(?:lobby|channel)\//.test(edge.from)) {
    return `imports ${name}: only realtime/wire uses it`;
  }
  if (/^src\/town\/(?:state|world|plan)\//.test(edge.from) && /^(?:pixi\.js|@pixi\/.*|react|react-dom)$/.test(name)) {
    return `imports ${name}: only painters draw`;
  }
  const domain = domainOf(edge.from);
  if (domain && TRANSPORT.test(name) && !/\/(?:[\w-]+-)?routes\.ts$/.test(edge.from)) {
    return `imports ${name}: only routes.ts and realtime/ may use the transport`;
  }
  return null;
}

const QUERY_METHODS = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];

function breachOfSql(path: string, calledMethods: ReadonlySet<string>): string | null {
  if (!/^src\/server\/(?:domains|realtime|plugins)\//.test(path) || /(?:^|[/-])repo\.ts$/.test(path)) return null;
  const method = QUERY_METHODS.find((one) => calledMethods.has(one));
  return method ? `calls ${method}: only repo.ts may contain SQL` : null;
}
