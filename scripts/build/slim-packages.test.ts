import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../process/root.ts';
import { ICON_WEIGHTS, keepShownWeights } from './slim-packages.ts';

const DEFINITIONS = 'node_modules/@phosphor-icons/react/dist/defs';
const weightsIn = (code: string): string[] => [...code.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight ?? '');

describe('icons', () => {
  it.each(['X', 'Heart', 'CaretDown', 'Translate'])('keep exactly the used weights, unchanged: %s', (name) => {
    const code = readFileSync(fromRoot(DEFINITIONS, `${name}.es.js`), 'utf8');
    expect(weightsIn(code)).toHaveLength(6);
    const kept = keepShownWeights(code);
    expect(weightsIn(kept)).toEqual(ICON_WEIGHTS);
    for (const weight of ICON_WEIGHTS) {
      const entryOf = (from: string) => from.split(`    "${weight}",\n`)[1]?.split('\n  ]')[0];
      expect(entryOf(kept)).toBe(entryOf(code));
    }
    expect(kept.endsWith('export {\n  a as default\n};\n')).toBe(code.endsWith('export {\n  a as default\n};\n'));
  });

  it('are rendered only in those weights', () => {
    const files = globSync('src/**/*.tsx', { cwd: fromRoot() });
    const sources = files.map((file) => readFileSync(fromRoot(file), 'utf8'));
    const names = new Set(
      sources.flatMap((code) => [...code.matchAll(/import \{ (\w+) \} from '@phosphor/g)].map(([, name]) => name)),
    );
    expect(names.size).toBeGreaterThan(50);
    const shown = sources.flatMap((code) => [...code.matchAll(/<(\w+)\b((?:=>|[^>])*)>/g)]);
    const icons = shown.filter(([, name]) => names.has(name));
    expect(icons.length).toBeGreaterThan(names.size);
    const others = icons.filter(
      ([, , props = '']) =>
        !/weight="(bold|duotone|fill)"|weight=\{\w+ \? '(bold|duotone|fill)' : '(bold|duotone|fill)'\}/.test(props),
    );
    expect(others.map(([tag]) => tag)).toEqual([]);
  });
});
