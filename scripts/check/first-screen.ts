/**
 * Finds code that is loaded too early: what the landing page and the town download before anything is opened must not contain
 * dialogs, screens, panels and pickers. Only static imports count; `import()` starts a separate download.
 */
import type { Edge, Graph } from './graph.ts';

interface FirstScreen {
  name: string;
  roots: readonly string[];
  /** Files and packages that it must not load. */
  late: readonly RegExp[];
}

/** Code of other sides, which no page loads. */
const FOREIGN = /^(?:src\/(?:server|art)\/|node:)/;

const FIRST_SCREENS: readonly FirstScreen[] = [
  {
    name: 'the landing page',
    roots: ['src/app/main.tsx'],
    late: [
      FOREIGN,
      /^src\/(?:town|rich-text|avatar|items\/[\w-]+\.tsx)/,
      /^src\/ui\/overlays\//,
      /^(?:pixi\.js|@pixi\/react)$/,
    ],
  },
  {
    name: 'the town',
    roots: ['src/app/game.tsx', 'src/features/game/game-screen.tsx'],
    late: [
      FOREIGN,
      /^src\/features\/(?!game\/)[\w-]+\/(?:parts\/|[\w-]+-screen\.tsx$)/,
      /^src\/features\/[\w-]+\/(?:open-[\w-]+|menu-drawer|outfit-chip)\.tsx$/,
      /^src\/ui\/overlays\/(?:dialog|dialog-shell|drawer|popover|confirm-dialog|reason-dialog|tooltip)\.tsx$/,
      /^src\/ui\/controls\/(?:slider|switch)\.tsx$/,
      // Only the GPU's painter needs it.
      /^(?:pixi\.js|@pixi\/react)$/,
      /^src\/rich-text\/(?:bbcode\/(?!references)|emoji\/(?:emoji-picker|standard-emoji))/,
    ],
  },
];

/** One line for each file or package that is loaded too early, with the imports that lead to it. */
export function findEarlyLoads(graph: Graph): string[] {
  const importsOf = Map.groupBy(graph.edges.filter(isStatic), ({ from }) => from);
  return FIRST_SCREENS.flatMap(({ name, roots, late }) => {
    const found: string[] = [];
    /** By file: the file that imports it first. */
    const importers = new Map<string, string | null>(roots.map((root) => [root, null]));
    for (const file of importers.keys()) {
      for (const edge of importsOf.get(file) ?? []) {
        const target = edge.to ?? edge.package;
        if (target === null || importers.has(target)) continue;
        importers.set(target, file);
        if (late.some((pattern) => pattern.test(target))) {
          found.push(`${name} loads ${target}: ${pathTo(target, importers).join(' > ')}`);
        }
      }
    }
    return found;
  });
}

const isStatic = ({ import: { isType, isDynamic, isUrl } }: Edge): boolean => !isType && !isDynamic && !isUrl;

function pathTo(target: string, importers: ReadonlyMap<string, string | null>): string[] {
  const path = [target];
  for (let file = importers.get(target); file; file = importers.get(file)) path.unshift(file);
  return path;
}
