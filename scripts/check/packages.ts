/** Checks package.json and the lockfile: exact versions, no registry host, nothing unlisted, nothing unused. */
import type { Graph } from './graph.ts';

export interface PackageManifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Packages that no import names, each with what uses it. */
const USED_WITHOUT_IMPORT: Record<string, string> = {
  '@biomejs/biome': 'formatter, run as a command',
  oxlint: 'linter, run as a command',
  'oxlint-tsgolint': 'the type-aware half of oxlint',
  typescript: 'type checker, run as a command',
  'openapi-types': 'peer of fastify-type-provider-zod',
  playwright: 'browsers of @playwright/test',
  assemblyscript: 'compiler of the core, run as a command',
  jsdom: 'environment of the component tests',
  '@testing-library/dom': 'peer of @testing-library/react',
};

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Lines for versions that are not pinned exactly. `where` names the manifest. */
export function findLooseVersions(manifest: PackageManifest, where: string): string[] {
  return Object.entries(allOf(manifest))
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${where}: ${name} is "${version}", not one exact version`);
}

/** Lines for addresses in a lockfile: they would tie an install to one registry. */
export function findRegistryHosts(lockfile: string, where: string): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { resolved?: string }> };
  return Object.entries(packages)
    .filter(([, entry]) => entry.resolved?.includes('://'))
    .map(([name]) => `${where}: ${name} names the host it came from`);
}

/**
 * Lines for packages imported but not listed, and listed but unused. `styles` are the texts of style sheets, whose
 * `@import` and `@plugin` name packages too.
 */
export function findPackageUse(graph: Graph, manifest: PackageManifest, styles: readonly string[] = []): string[] {
  const listed = new Set(Object.keys(allOf(manifest)));
  const used = new Map<string, string>();
  for (const edge of graph.edges) {
    if (edge.package && !edge.package.startsWith('node:')) used.set(edge.package, edge.from);
  }
  for (const [, name] of styles.join('\n').matchAll(/@(?:import|plugin|config)\s+(?:url\()?['"]([^'"./][^'"]*)['"]/g)) {
    const parts = (name as string).split('/');
    used.set(parts.slice(0, name?.startsWith('@') ? 2 : 1).join('/'), 'a style sheet');
  }
  const unlisted = [...used]
    .filter(([name]) => !listed.has(name))
    .map(([name, by]) => `${by}: imports ${name}, which package.json does not list`);
  const unused = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => !used.has(name) && !isUsedOtherwise(name, used))
    .map((name) => `package.json: nothing uses ${name}`);
  return [...unlisted, ...unused].toSorted();
}

function isUsedOtherwise(name: string, used: ReadonlyMap<string, string>): boolean {
  if (name in USED_WITHOUT_IMPORT || name === '@types/node') return true;
  return name.startsWith('@types/') && used.has(name.slice('@types/'.length));
}

function allOf(manifest: PackageManifest): Record<string, string> {
  return { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
}
