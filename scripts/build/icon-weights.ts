/**
 * Which weights of each icon the sources render. An icon's file defines all weights, and most icons are rendered in one.
 * Elements state their weight as text. An icon that is passed on as a value is rendered elsewhere: `VALUE_WEIGHTS` names the
 * weights where the type of the value limits them, otherwise all weights of the product are kept.
 */

/** The weights that the client uses; a test checks the sources. */
export const ICON_WEIGHTS: readonly string[] = ['bold', 'duotone', 'fill'];

interface ValueWeights {
  /** Files that pass icons on as values. */
  files: RegExp;
  weights: readonly string[];
  /** The file that declares the type of the value, and the type, which a test looks for. */
  declaredIn: string;
  type: string;
}

export const VALUE_WEIGHTS: readonly ValueWeights[] = [
  {
    files: /^src\/features\/[\w-]+\/screen\.ts$/,
    weights: ['fill'],
    declaredIn: 'src/screens/screens.ts',
    type: "ComponentType<{ weight: 'fill' }>",
  },
  {
    files: /^src\/features\/hud\/entries\.tsx$/,
    weights: ['duotone', 'fill'],
    declaredIn: 'src/features/hud/entries.tsx',
    type: "ComponentType<{ weight: 'fill' | 'duotone'; size: number }>",
  },
];

const ICON_IMPORT = /^import \{ (\w+) \} from '@phosphor-icons\/react\/dist\/csr\/(\w+)';$/gm;

/** The start tags of an element. `=>` inside of a property does not end the tag. */
const tagsOf = (element: string): RegExp => new RegExp(`<${element}\\b(?:=>|[^>])*>`, 'g');

/** From each icon's name (`CaretDown`) to the weights that `sources` (path from the top of the repository: text) render. */
export function findIconWeights(sources: ReadonlyMap<string, string>): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    const rest = text.replaceAll(ICON_IMPORT, '');
    for (const [, element = '', icon = ''] of text.matchAll(ICON_IMPORT)) {
      const weights = found.get(icon) ?? new Set<string>();
      found.set(icon, weights);
      const values = rest.replaceAll(tagsOf(element), (tag) => {
        const stated = ICON_WEIGHTS.filter((weight) => new RegExp(`["']${weight}["']`).test(tag));
        for (const weight of stated.length > 0 ? stated : ICON_WEIGHTS) weights.add(weight);
        return '';
      });
      if (!new RegExp(`\\b${element}\\b`).test(values)) continue;
      const limit = VALUE_WEIGHTS.find(({ files }) => files.test(file));
      for (const weight of limit?.weights ?? ICON_WEIGHTS) weights.add(weight);
    }
  }
  return found;
}
