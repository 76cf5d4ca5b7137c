import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../process/root.ts';
import { findIconWeights, ICON_WEIGHTS, VALUE_WEIGHTS } from './icon-weights.ts';
import { keepWeights, readClientSources } from './slim-packages.ts';

const DEFINITIONS = 'node_modules/@phosphor-icons/react/dist/defs';
const definitionOf = (name: string): string => readFileSync(fromRoot(DEFINITIONS, `${name}.es.js`), 'utf8');
const weightsIn = (code: string): string[] => [...code.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight ?? '');
const importOf = (name: string): string => `import { ${name}Icon } from '@phosphor-icons/react/dist/csr/${name}';\n`;

describe('icons', () => {
  it.each([
    ['X', ICON_WEIGHTS],
    ['Heart', ['fill']],
    ['CaretDown', ['bold', 'fill']],
    ['Translate', ['duotone']],
  ])('keep exactly the given weights, unchanged: %s', (name, weights) => {
    const code = definitionOf(name);
    expect(weightsIn(code)).toHaveLength(6);
    const kept = keepWeights(code, new Set(weights));
    expect(weightsIn(kept)).toEqual(weights);
    for (const weight of weights) {
      const entryOf = (from: string) => from.split(`    "${weight}",\n`)[1]?.split('\n  ]')[0];
      expect(entryOf(kept)).toBe(entryOf(code));
    }
    expect(kept.endsWith('export {\n  a as default\n};\n')).toBe(code.endsWith('export {\n  a as default\n};\n'));
  });

  it.each([
    ['an element', 'src/a.tsx', '<XIcon size={3} weight="bold" />', ['bold']],
    [
      'elements',
      'src/a.tsx',
      '<XIcon weight="fill" /><XIcon\n  onClick={() => 1}\n  weight="bold"\n/>',
      ['fill', 'bold'],
    ],
    ['a choice of weights', 'src/a.tsx', "<XIcon weight={isOn ? 'fill' : 'duotone'} />", ['duotone', 'fill']],
    ['an element without a stated weight', 'src/a.tsx', '<XIcon {...props} />', ICON_WEIGHTS],
    ['a value', 'src/a.tsx', 'const Icon = isOn ? XIcon : null;', ICON_WEIGHTS],
    ['a value besides an element', 'src/a.tsx', '<XIcon weight="fill" />; pass(XIcon)', ['fill', 'bold', 'duotone']],
    ['the icon of a screen', 'src/features/mail/screen.ts', 'icon: XIcon,', ['fill']],
    ['the icon of a menu entry', 'src/features/hud/entries.tsx', 'icon: XIcon,', ['duotone', 'fill']],
  ])('are needed in the weights of %s', (_, file, text, weights) => {
    expect([...(findIconWeights(new Map([[file, importOf('X') + text]])).get('X') ?? [])]).toEqual(weights);
  });

  it('need the weights of all files together', () => {
    const sources = new Map([
      ['src/a.tsx', `${importOf('X')}${importOf('Heart')}<XIcon weight="bold" /><HeartIcon weight="fill" />`],
      ['src/features/mail/screen.ts', `${importOf('X')}icon: XIcon`],
    ]);
    expect(findIconWeights(sources)).toEqual(
      new Map([
        ['X', new Set(['bold', 'fill'])],
        ['Heart', new Set(['fill'])],
      ]),
    );
  });

  it.each(VALUE_WEIGHTS)(
    'passed on as values are limited by the type in $declaredIn',
    ({ declaredIn, type, weights }) => {
      expect(readFileSync(fromRoot(declaredIn), 'utf8')).toContain(type);
      expect(ICON_WEIGHTS.filter((weight) => type.includes(`'${weight}'`))).toEqual(weights);
    },
  );

  it('are rendered in the product only in weights that their definitions have', () => {
    const sources = readClientSources();
    const weights = findIconWeights(sources);
    expect(weights.size).toBeGreaterThan(100);
    const missing = [...weights].flatMap(([name, wanted]) =>
      [...wanted]
        .filter((weight) => !weightsIn(definitionOf(name)).includes(weight))
        .map((weight) => `${name} ${weight}`),
    );
    expect(missing).toEqual([]);
    // An import in another form would be missed, and with it the icon.
    const imports = [...sources.values()].flatMap((text) => text.match(/^import \{.*@phosphor-icons.*$/gm) ?? []);
    expect(imports.filter((line) => !/ from '@phosphor-icons\/react\/dist\/csr\/\w+';$/.test(line))).toEqual([]);
    const named = [...sources].flatMap(([file, text]) =>
      [...text.matchAll(/<(\w+Icon)\b(?:=>|[^>])*>/g)]
        .filter(([, element]) => text.includes(`import { ${element} } from '@phosphor`))
        .filter(([tag]) => !/weight="|weight=\{\w+ \? '\w+' : '\w+'\}/.test(tag))
        .map(([tag]) => `${file}: ${tag}`),
    );
    expect(named).toEqual([]);
  });
});
