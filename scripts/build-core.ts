/** `npm run build:core`: builds the package `promenade-core` and prints the size of its files. */
import process from 'node:process';
import { buildPackage } from './build/package.ts';

try {
  const { folder, files } = await buildPackage();
  console.log(folder);
  for (const { name, bytes, gzipBytes } of files) {
    console.log(`  ${name.padEnd(22)} ${kb(bytes)} kB ${kb(gzipBytes)} kB gzip`);
  }
  console.log(`  ${'total'.padEnd(22)} ${kb(sum('bytes'))} kB ${kb(sum('gzipBytes'))} kB gzip`);

  function sum(key: 'bytes' | 'gzipBytes'): number {
    return files.reduce((total, file) => total + file[key], 0);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
