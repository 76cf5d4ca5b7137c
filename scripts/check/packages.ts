/** Checks package.json and the lockfile: exact versions and no registry host. Knip finds unlisted and unused packages. */
export interface PackageManifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

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

function allOf(manifest: PackageManifest): Record<string, string> {
  return { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
}
