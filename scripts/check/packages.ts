/** Checks package.json and the lockfile: exact versions, no registry host, and no missing package of another platform. Knip finds unlisted and unused packages. */
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

/** Lines for optional packages that a lockfile lacks, such as those of other platforms: `npm ci` refuses it. */
export function findMissingPackages(lockfile: string, where: string): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, PackageManifest> };
  const isLocked = (folder: string, name: string): boolean => {
    for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
      if (at === '') return false;
    }
  };
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${where}: ${folder || 'the project'} lacks ${name}`),
  );
}

function allOf(manifest: PackageManifest): Record<string, string> {
  return { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
}
