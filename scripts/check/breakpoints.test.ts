import { expect, test } from 'vitest';
import { findBreakpointCopies } from './breakpoints.ts';

const THEME = '@theme inline {\n  --breakpoint-md: 768px;\n  --breakpoint-lg: 1024px;\n  --compact-height: 560px;\n}';
const CODE = 'export const MOBILE_BREAKPOINT_PX = 768;\nexport const COMPACT_HEIGHT_PX = 560;';
const copies = (files: Record<string, string>): string[] =>
  findBreakpointCopies(
    new Map([['src/ui/styles/theme.css', THEME], ['src/shared/rules/viewport.ts', CODE], ...Object.entries(files)]),
  );

test.each([
  ['@media (width < theme(--breakpoint-md)) {'],
  ['@media (min-width: 920px) {'],
  ['/* From 768 px on. @media (min-width: 768px) { */'],
  ['.a { width: 768px; }'],
  ['@container (height < 768px) {'],
  ['@media (min-width: 560px) {'],
])('accepts %s', (text) => {
  expect(copies({ 'src/a.css': text })).toEqual([]);
});

test.each([
  ['@media (min-width: 768px) {', '(min-width: 768px); write theme(--breakpoint-md)'],
  ['@media (max-width: 767.98px), (pointer: coarse) {', '(max-width: 767.98px); write theme(--breakpoint-md)'],
  ['@media (min-width: 768px) and (max-width: 900px) {', '(min-width: 768px); write theme(--breakpoint-md)'],
  ['@container hud ((width < 768px) or (height < 300px)) {', '(width < 768px); write theme(--breakpoint-md)'],
  ['@container hud (440px <= width < 1024px) {', '(440px <= width < 1024px); write theme(--breakpoint-lg)'],
  [
    '@media (orientation: landscape)\n  and (max-height: 559.98px) {',
    '(max-height: 559.98px); write theme(--compact-height)',
  ],
])('finds the copy in %s', (text, end) => {
  expect(copies({ 'src/a.css': `\n${text}\n}` })).toEqual([`src/a.css:2: repeats a limit in ${end}`]);
});

test('finds a copy of the narrow width in code, not in comments and tests', () => {
  expect(
    copies({
      'src/ui/a.ts': 'const isWide = window.innerWidth >= 768;',
      'src/ui/b.ts': '/** From 768 px on. */ // 768',
      'src/ui/b.test.ts': 'resize(768)',
      'src/art/c.ts': 'const y = 768;',
    }),
  ).toEqual(['src/ui/a.ts: repeats 768; import it from src/shared/rules/viewport.ts']);
});

test('finds limits that differ between style sheets and code, or are gone', () => {
  expect(copies({ 'src/shared/rules/viewport.ts': CODE.replace('768', '800') })).toEqual([
    'src/shared/rules/viewport.ts: MOBILE_BREAKPOINT_PX is not 768, the --breakpoint-md of src/ui/styles/theme.css',
  ]);
  expect(copies({ 'src/ui/styles/theme.css': THEME.replace('--compact-height', '--low') })).toEqual([
    'src/ui/styles/theme.css: has no --compact-height in px',
  ]);
});
