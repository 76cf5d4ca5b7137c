/**
 * Which modules of the client are loaded together. On a slow network each file costs a round trip, and a browser fetches six
 * at once: what the first screens need comes in few files, not in one for every combination of screens that share a module.
 */
import type { Rolldown } from 'vite';
import { catalogueOf } from './languages.ts';
import { fromRoot } from '../process/root.ts';

type Options = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<Options['groups']>[number];

/** The imports of a module; both are paths of modules. */
export interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
export type ImportsOf = (id: string) => Imports | null;

export interface Entries {
  /** The page's own entry. */
  page: string;
  /** What only a player with a session loads. */
  game: string;
  town: string;
}

/**
 * The file of each module that the first screens need; others are left to the bundler. `parts` are modules of the game that
 * dialogs and pages in front of it need too: these must not load the game.
 */
export function assignChunks(entries: Entries, importsOf: ImportsOf): ReadonlyMap<string, 'parts' | 'game' | 'town'> {
  const page = reach([entries.page], (id) => importsOf(id)?.importedIds ?? []);
  const isBehind = (id: string): boolean => id === entries.game || id === entries.town;
  const inFront = reach([entries.page], (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = importsOf(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds].filter((one) => !isBehind(one));
  });
  const chunks = new Map<string, 'parts' | 'game' | 'town'>();
  for (const name of ['game', 'town'] as const) {
    for (const id of reach([entries[name]], (one) => importsOf(one)?.importedIds ?? [])) {
      if (!page.has(id) && !chunks.has(id)) chunks.set(id, inFront.has(id) ? 'parts' : name);
    }
  }
  return chunks;
}

function reach(starts: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(starts);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
}

/** For the bundler's option `codeSplitting`. */
export function chunkGroups(): Group[] {
  const entries = {
    page: fromRoot('src/app/main.tsx'),
    game: fromRoot('src/app/game.tsx'),
    town: fromRoot('src/features/game/game-screen.tsx'),
  };
  let chunks: ReadonlyMap<string, string> | null = null;
  let firstTexts: ReadonlySet<string> | null = null;
  return [
    {
      debugName: 'texts',
      // Those of the first screens come in one file each; a screen's own texts come beside its code.
      name: (id, context) => {
        const room = catalogueOf(id);
        if (room === null) return null;
        const importsOf: ImportsOf = (one) => context.getModuleInfo(one);
        firstTexts ??= reach([entries.page], (one) => importsOf(one)?.importedIds ?? []);
        if (firstTexts.has(id)) return 'texts';
        chunks ??= assignChunks(entries, importsOf);
        return chunks.has(id) ? 'texts-town' : `texts-${room}`;
      },
      priority: 2,
      includeDependenciesRecursively: false,
    },
    { name: 'shell', tags: ['$initial'], priority: 1 },
    {
      debugName: 'first screens',
      name: (id, context) => {
        chunks ??= assignChunks(entries, (one) => context.getModuleInfo(one));
        // Dialogs with figures need it, beside the modules that the town shares with them.
        return id === fromRoot('src/shared/rules/looks.ts') ? 'looks' : (chunks.get(id) ?? null);
      },
      includeDependenciesRecursively: false,
    },
  ];
}
