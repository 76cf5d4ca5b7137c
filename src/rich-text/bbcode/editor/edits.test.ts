/** Edits of tools and shortcuts. A case is text before and after, with the selection between bars. */
import { describe, expect, it } from 'vitest';
import { promptTool } from './prompt-tools.ts';
import { continueList, type Edit, insert, makeList, type Selection, videoIdOf, wrap, wrapWithValue } from './edits.ts';
import { fragmentBefore, matchingNames, mentionEdit } from './names.ts';
import { shortcutOf } from './shortcuts.ts';

function read(marked: string): { source: string; selection: Selection } {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  const source = marked.replaceAll('|', '');
  return { source, selection: { start, end: end === start ? start : end - 1 } };
}

function textAfter(source: string, { range, text, select }: Edit): string {
  const after = source.slice(0, range.start) + text + source.slice(range.end);
  if (select.start === select.end) return `${after.slice(0, select.start)}|${after.slice(select.start)}`;
  return `${after.slice(0, select.start)}|${after.slice(select.start, select.end)}|${after.slice(select.end)}`;
}

const edited = (marked: string, tool: (source: string, selection: Selection) => Edit | null): string => {
  const { source, selection } = read(marked);
  const edit = tool(source, selection);
  return edit === null ? marked : textAfter(source, edit);
};

const bold = (source: string, selection: Selection): Edit => wrap(source, selection, '[b]', '[/b]');

describe('marks', () => {
  it.each([
    ['a |x| b', 'a [b]|x|[/b] b'],
    ['a | x | b', 'a  [b]|x|[/b]  b'],
    ['a |', 'a [b]|[/b]'],
    ['a [b]|x|[/b] b', 'a |x| b'],
    ['a |[b]x[/b]| b', 'a |x| b'],
    ['|[b]x[/b] [b]y[/b]|', '|x[/b] [b]y|'],
  ])('%s becomes %s', (before, after) => {
    expect(edited(before, bold)).toBe(after);
  });

  it('replaces the former value', () => {
    const size = (value: string) => (source: string, selection: Selection) =>
      wrapWithValue(source, selection, 'size', value);
    expect(edited('|x|', size('20'))).toBe('[size=20]|x|[/size]');
    expect(edited('a[size=20]|x|[/size]b', size('36'))).toBe('a[size=36]|x|[/size]b');
    expect(edited('a[size=20]|x|[/size]b', size('20'))).toBe('a|x|b');
  });

  it('converts lines to a list, with or without list marks', () => {
    expect(edited('|one\n- two\n3. three|', (source, at) => makeList(source, at, '1'))).toBe(
      '[list=1]\n[*]one\n[*]two\n[*]three|\n[/list]',
    );
    expect(edited('|', (source, at) => makeList(source, at, ''))).toBe('[list]\n[*]|\n[/list]');
  });

  it('continues a list, and ends it after an empty item', () => {
    expect(edited('[list]\n[*]a|\n[/list]', continueList)).toBe('[list]\n[*]a\n[*]|\n[/list]');
    expect(edited('[list]\n[*]a\n[*]|\n[/list]', continueList)).toBe('[list]\n[*]a\n[/list]\n|');
    expect(edited('plain|', continueList)).toBe('plain|');
    expect(edited('[*]|a|', continueList)).toBe('[*]|a|');
  });

  it('replaces the selection', () => {
    expect(edited('a |x| b', (_, selection) => insert(selection, '[img]/y[/img]'))).toBe('a [img]/y[/img]| b');
  });
});

describe('shortcuts', () => {
  const press = (
    key: string,
    code = '',
    keys: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
  ) => {
    const event = { key, code, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...keys };
    const did = shortcutOf(event, 'x', { start: 0, end: 1 });
    return did === null || did === 'link' ? did : textAfter('x', did);
  };
  it('handle their keys and ignore all others', () => {
    expect(press('b')).toBe('[b]|x|[/b]');
    expect(press('I')).toBe('[i]|x|[/i]');
    expect(press('u', '', { ctrlKey: false, metaKey: true })).toBe('[u]|x|[/u]');
    expect(press('k')).toBe('link');
    expect(press('X', 'KeyX', { shiftKey: true })).toBe('[s]|x|[/s]');
    expect(press('(', 'Digit9', { shiftKey: true })).toBe('[quote]|x|[/quote]');
    expect(press('*', 'Digit8', { shiftKey: true })).toBe('[list]\n[*]x|\n[/list]');
    for (const key of ['z', 'y', 'a', 'c', 'v', 'x']) expect(press(key)).toBeNull();
    expect(press('b', '', { altKey: true })).toBeNull();
    expect(press('b', '', { ctrlKey: false })).toBeNull();
  });
});

describe('prompt tools', () => {
  it('write addresses, with and without a text', () => {
    const link = promptTool('url');
    expect(link.check('a.example/x')).toEqual({ value: 'https://a.example/x' });
    expect(link.check('javascript:x').error).toBeTypeOf('string');
    expect(link.write('https://a.example/[x]', '')).toBe('[url]https://a.example/%5Bx%5D[/url]');
    expect(link.write('/x', 'y')).toBe('[url=/x]y[/url]');
  });

  it.each([
    'dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=x',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('tells the video of %s', (written) => {
    expect(videoIdOf(written)).toBe('dQw4w9WgXcQ');
    expect(promptTool('youtube').check(written)).toEqual({ value: 'dQw4w9WgXcQ' });
  });

  it('accept names with @, and copied codes as ids', () => {
    expect(promptTool('mention').check(' @odette ')).toEqual({ value: 'odette' });
    expect(promptTool('mention').check('[b]').error).toBeTypeOf('string');
    expect(promptTool('outfit').check('[outfit]knit-1[/outfit]')).toEqual({ value: 'knit-1' });
    expect(promptTool('post').check('[post]7[/post][b]').error).toBeTypeOf('string');
    expect(promptTool('model').write('', '')).toBe('[model][/model]');
  });
});

describe('names', () => {
  it('are searched after an @ at the start of a word', () => {
    expect(fragmentBefore('hello @od', 9)).toEqual({ start: 6, end: 9, query: 'od' });
    for (const text of ['a@od', '@', '[mention]@od', 'x', '@od ']) expect(fragmentBefore(text, text.length)).toBeNull();
  });
  it('are listed once, prefix matches before substring matches', () => {
    expect(matchingNames(['modette', 'Odette', 'odette', 'wren', 'odo'], 'OD')).toEqual(['odette', 'odo', 'modette']);
  });
  it('become mentions', () => {
    expect(textAfter('hi @od', mentionEdit({ start: 3, end: 6, query: 'od' }, 'odette'))).toBe(
      'hi [mention]odette[/mention] |',
    );
  });
});
