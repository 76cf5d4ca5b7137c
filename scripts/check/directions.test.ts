/** Physical styles are found; what is the same in both directions is not. */
import { expect, it } from 'vitest';
import { findPhysicalStyles } from './directions.ts';

const style = (line: string, around = ''): string[] =>
  findPhysicalStyles('src/ui/a.css', `.a {\n${around}\n${line}\n}`);
const classes = (names: string): string[] => findPhysicalStyles('src/ui/a.tsx', `<p className="${names}">`);

it.each([
  '  margin-left: 4px;',
  '  left: 8px;',
  '  text-align: right;',
  '  border-top-left-radius: 4px;',
  '  padding: 6px 12px 6px 7px;',
  '  border-width: 0 0 0 2px;',
  '  border-radius: 0 8px 8px 0;',
  '  border-radius: 6px 16px 16px;',
])('finds %s', (line) => expect(style(line)).toHaveLength(1));

it.each([
  '  margin-inline-start: 4px;',
  '  left: 50%;',
  '  right: calc(4px + env(safe-area-inset-right));',
  '  padding: 6px 12px 8px 12px;',
  '  padding-inline: 7px 12px;',
  '  border-radius: 24px 24px 0 0;',
])('accepts %s', (line) => expect(style(line)).toEqual([]));

it('accepts the margin of a centred part', () => {
  expect(style('  margin-left: -18px;', '  left: 50%;')).toEqual([]);
});

it('finds classes, and accepts logical ones', () => {
  expect([...classes('flex ml-2'), ...classes('absolute right-[4px]'), ...classes('text-left')]).toHaveLength(3);
  expect(classes('flex ms-2 text-start absolute end-[4px] items-left')).toEqual([]);
});

it('finds arrows that do not mirror', () => {
  const arrow = (icon: string): string[] => findPhysicalStyles('src/ui/a.tsx', `<${icon} size={16} />`);
  expect([...arrow('PaperPlaneRightIcon weight="fill"'), ...arrow('ArrowUUpLeftIcon')]).toHaveLength(2);
  expect([...arrow('CaretLeftIcon className="mirrors"'), ...arrow('ArrowClockwiseIcon')]).toEqual([]);
});

it('leaves the town alone, which does not mirror', () => {
  expect(findPhysicalStyles('src/town/town.css', '.a {\n  left: 0;\n}')).toEqual([]);
});
