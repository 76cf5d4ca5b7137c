/**
 * Which modules of the client are loaded together. On a slow network each file costs a round trip, and a browser fetches six
 * at once: what the first screens need comes in one file each, not in one for every combination of screens that share a module.
 */
import type { Rolldown } from 'vite';
import { fromRoot } from '../process/root.ts';

type Group = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'] extends
  | readonly (infer One)[]
  | undefined
  ? One
  : never;

/** The landing page, the game without its town, and the town: each without what an earlier one contains. */
export const CHUNK_GROUPS: Group[] = [
  { name: 'shell', tags: ['$initial'], priority: 3 },
  { ...closureOf('src/app/game.tsx', 'game'), priority: 2 },
  { ...closureOf('src/features/game/game-screen.tsx', 'game-screen'), priority: 1 },
];

/** All modules that `file` imports statically. */
function closureOf(file: string, name: string): Group {
  let closure: ReadonlySet<string> | null = null;
  return {
    debugName: name,
    name: (id, context) => {
      closure ??= walk(fromRoot(file), (one) => context.getModuleInfo(one)?.importedIds ?? []);
      return closure.has(id) ? name : null;
    },
  };
}

function walk(start: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
