/**
 * Finds product code that tests walls itself. Page, worker and server ask the core where somebody can walk: colliders are
 * created by the art generator and read by the core's TypeScript side alone.
 */
import { isTestFile } from './graph.ts';

const PRODUCT = /^(?:src|workers)\/.*\.tsx?$/;
/** The type, what gives the colliders to the module, and the generator. */
const ALLOWED = /^src\/(?:shared\/rules\/town\.ts|engine\/core\/walking\.ts|art\/)/;

/** One line for each use of a location's colliders: `file:line: what`. */
export function findColliderReads(file: string, text: string): string[] {
  if (!PRODUCT.test(file) || ALLOWED.test(file) || isTestFile(file)) return [];
  return [...text.matchAll(/\bColliders\b/g)].map(
    ({ index }) => `${file}:${text.slice(0, index).split('\n').length}: reads colliders; ask the core`,
  );
}
