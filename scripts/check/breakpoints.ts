/**
 * Checks that the limits between the layouts are written once for style sheets (the theme) and once for code, with equal values.
 * Queries of style sheets read them with `theme()`. A limit is a value of the theme that is named below.
 */
import { isTestFile } from './graph.ts';

const THEME = 'src/ui/styles/theme.css';
const CODE = 'src/shared/rules/viewport.ts';
/** Names in the theme, the constant of the same value in the code, and whether a number in code is surely a copy. */
const LIMITS = [
  { name: '--breakpoint-md', axis: 'width', constant: 'MOBILE_BREAKPOINT_PX', isUnique: true },
  { name: '--breakpoint-lg', axis: 'width', constant: null, isUnique: false },
  { name: '--compact-height', axis: 'height', constant: 'COMPACT_HEIGHT_PX', isUnique: false },
] as const;
const COVERED_CODE = /^src\/(?!art\/|server\/).*\.tsx?$/;
const QUERY = /@(?:media|container)[^{;]*/g;
/** One comparison, such as `(min-width: 768px)` or `(440px <= width < 768px)`. */
const FEATURE = /\(([^()]*\b(width|height)\b[^()]*)\)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

interface Limit {
  name: string;
  axis: string;
  px: number;
}

/** `files` are the repository's paths with their texts. Returns one line for each copy or difference. */
export function findBreakpointCopies(files: ReadonlyMap<string, string>): string[] {
  const theme = files.get(THEME) ?? '';
  const code = files.get(CODE) ?? '';
  const lines: string[] = [];
  const limits: Limit[] = [];
  const numbers: string[] = [];
  for (const { name, axis, constant, isUnique } of LIMITS) {
    const px = new RegExp(`${name}: ([\\d.]+)px;`).exec(theme)?.[1];
    if (px === undefined) {
      lines.push(`${THEME}: has no ${name} in px`);
      continue;
    }
    limits.push({ name, axis, px: Number(px) });
    if (isUnique) numbers.push(px);
    if (constant !== null && !code.includes(`export const ${constant} = ${px};`)) {
      lines.push(`${CODE}: ${constant} is not ${px}, the ${name} of ${THEME}`);
    }
  }
  const copies = new RegExp(`\\b(?:${numbers.join('|')})\\b`);
  for (const [file, text] of files) {
    if (file.endsWith('.css')) lines.push(...copiesInQueries(file, text, limits));
    else if (COVERED_CODE.test(file) && file !== CODE && !isTestFile(file)) {
      const found = copies.exec(text.replaceAll(COMMENT, ''))?.[0];
      if (numbers.length > 0 && found !== undefined) lines.push(`${file}: repeats ${found}; import it from ${CODE}`);
    }
  }
  return lines;
}

function copiesInQueries(file: string, text: string, limits: readonly Limit[]): string[] {
  const blank = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...blank.matchAll(QUERY)].flatMap((query) =>
    [...query[0].matchAll(FEATURE)].flatMap(([, feature = '', axis]) =>
      limits
        .filter((limit) => limit.axis === axis && isCopy(feature, limit.px))
        .map(({ name }) => {
          const line = blank.slice(0, query.index).split('\n').length;
          return `${file}:${line}: repeats a limit in (${feature}); write theme(${name})`;
        }),
    ),
  );
}

/** `767.98px` is the limit too: `max-width` includes its value. */
const isCopy = (feature: string, limitPx: number): boolean =>
  [...feature.matchAll(/([\d.]+)px/g)].some(([, px]) => limitPx - Number(px) >= 0 && limitPx - Number(px) < 1);
