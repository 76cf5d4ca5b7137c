/** Rendered BBCode: elements and texts of each rule, content that waits for a click, and no injected markup. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BBCODE_ATTACKS, TRACKER } from '../../../tests/support/samples/bbcode-attacks.ts';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { quickActions } from '../../state/people/quick-actions.ts';
import { readableColour } from '../../shared/rules/colour/colour.ts';
import { OwnGroundContext } from '../../ui/layout/own-colour.ts';
import { Bbcode } from './bbcode.tsx';
import { ReferenceCardsContext } from './references.tsx';

beforeAll(fillPageGaps);
afterEach(cleanup);

const show = (text: string): HTMLElement => {
  const { container } = render(<Bbcode text={text} />);
  return container.querySelector<HTMLElement>('.bbcode') ?? container;
};

describe('elements', () => {
  it.each([
    ['[b]x[/b]', 'strong'],
    ['[i]x[/i]', 'em'],
    ['[u]x[/u]', 'u'],
    ['[s]x[/s]', 's'],
    ['[quote]x[/quote]', 'blockquote'],
    ['[code]x[/code]', 'pre > code'],
    ['[list][*]x[/list]', 'ul > li'],
    ['[list=1][*]x[/list]', 'ol > li'],
  ])('%s', (text, selector) => {
    expect(show(text).querySelector(selector)?.textContent).toBe('x');
  });

  it('styles by size, font, colour and alignment', () => {
    const box = show('[size=99]a[/size][font=Georgia]b[/font][color=#ff0000]c[/color][center]d[/center]');
    expect(screen.getByText('a').style.fontSize).toBe('72px');
    expect(screen.getByText('b').style.fontFamily).toContain('Georgia');
    expect(screen.getByText('d').style.textAlign).toBe('center');
    expect(box.textContent).toBe('abcd');
  });

  it.each([
    ['yellow', '#ffff00', 'night'],
    ['white', '#ffffff', 'night'],
    ['navy', '#000080', 'day'],
    ['#036', '#003366', 'day'],
    ['rgb(0, 51, 102)', '#003366', 'day'],
  ] as const)('paints %s as chosen where it can be read, and in another lightness where not', (colour, hex, theme) => {
    show(`[color=${colour}]c[/color]`);
    const { style } = screen.getByText('c');
    const other = theme === 'day' ? 'night' : 'day';
    expect(style.getPropertyValue(`--own-${theme}`)).toBe(hex);
    expect(style.getPropertyValue(`--own-${other}`)).toBe(readableColour(hex, other));
    expect(style.getPropertyValue(`--own-${other}`)).not.toBe(hex);
  });

  it('compares with the background of the surrounding part, if it has its own', () => {
    render(
      <OwnGroundContext value={{ day: '#203a2c', night: '#203a2c' }}>
        <Bbcode text="[color=yellow]c[/color]" />
      </OwnGroundContext>,
    );
    expect(screen.getByText('c').style.getPropertyValue('--own-day')).toBe('#ffff00');
  });

  it('ignores a colour that does not exist', () => {
    expect(show('[color=mauvish]c[/color]').querySelector('.own-text')).toBeNull();
  });

  it('makes code a named stop of Tab in its own direction, so that keys scroll it', () => {
    const codeOf = (text: string) => show(text).querySelector('pre');
    expect(codeOf('[code=Lamps]x = 1 ضوء[/code]')).toMatchObject({ tabIndex: 0, dir: 'ltr', ariaLabel: 'Code: Lamps' });
    expect(codeOf('[code]1: ضوء = x[/code]')).toMatchObject({ dir: 'rtl', ariaLabel: 'Code' });
  });

  it('keeps code as it is written', () => {
    expect(show('[code][b]x[/b]  <i>\n[url=y]z[/url][/code]').textContent).toBe('[b]x[/b]  <i>\n[url=y]z[/url]');
  });

  it('shows the author of a quote', () => {
    expect(show('[quote=odette]x[/quote]').textContent).toBe('odette wrote:x');
  });

  it('opens links in a new page, and nests no links', () => {
    show('[url=https://a.example/x]see https://b.example [email]c@d.example[/email][/url] www.e.example');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://a.example/x', 'https://www.e.example/']);
    for (const link of links) {
      expect(link.getAttribute('rel')).toContain('noreferrer');
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });

  it.each([
    ['[url=x]y[/url]', '[Invalid URL]'],
    ['[url=https://a.b]x [url=https://c.d]y[/url][/url]', 'x [Invalid URL]'],
    ['[url=https://a.b]x [email]y[/email][/url]', 'x [Invalid email]'],
    ['[img]x[/img]', '[Invalid image URL]'],
    ['[email]x[/email]', '[Invalid email]'],
    ['[youtube]x[/youtube]', '[Invalid YouTube video ID]'],
    ['[emoji]x.png[/emoji]', '[Invalid emoji path]'],
    ['[emoji]/emojis/x[/emoji]', '[Invalid emoji filename]'],
    ['[model]ftp://x[/model]', '[Invalid 3D model URL]'],
    ['[mention] [/mention]', '[Invalid username]'],
    ['[player][/player]', '[Invalid username]'],
    ['[post][/post]', '[Invalid post ID]'],
    ['[outfit][/outfit]', '[Invalid outfit ID]'],
    [`${'[b]'.repeat(11)}x${'[/b]'.repeat(11)}`, 'Max nesting depth exceeded'],
  ])('%s says %s', (text, expected) => {
    expect(show(text).textContent).toBe(expected);
  });

  it('shows an error for content that is not a string', () => {
    expect(show(undefined as unknown as string).textContent).toBe('Error parsing BBCode: the content is no text');
  });
});

describe('deferred content', () => {
  it('renders the content of a spoiler only after a click', async () => {
    const box = show('[spoiler=end][b]moth[/b][/spoiler]');
    expect(box.textContent).toBe('Spoiler: end');
    const button = screen.getByRole('button', { name: 'Spoiler: end', expanded: false });
    await userEvent.click(button);
    expect(box.textContent).toBe('Spoiler: endmoth');
    await userEvent.click(button);
    expect(box.textContent).toBe('Spoiler: end');
  });

  it('loads foreign pictures on a click and own ones at once, both without a referrer', async () => {
    const box = show('[img]/a.png[/img][img=20x10]https://a.example/b.png[/img]');
    expect([...box.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(['/a.png']);
    await userEvent.click(screen.getByRole('button', { name: 'Show picture from a.example' }));
    const [own, foreign] = box.querySelectorAll('img');
    expect(foreign?.getAttribute('src')).toBe('https://a.example/b.png');
    expect(foreign?.getAttribute('width')).toBe('20');
    expect([own, foreign].map((img) => img?.getAttribute('referrerpolicy'))).toEqual(['no-referrer', 'no-referrer']);
    foreign?.dispatchEvent(new Event('error'));
    await expect.poll(() => box.querySelectorAll('img').length).toBe(1);
  });

  it('plays a video from the player without cookies, on a click', async () => {
    const box = show('[youtube]dQw4w9WgXcQ[/youtube]');
    expect(box.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play video from YouTube' }));
    expect(box.querySelector('iframe')?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
  });

  it('opens quick actions for a name', async () => {
    show('[mention]odette[/mention] [player]@kenji404[/player]');
    await userEvent.click(screen.getByRole('button', { name: '@odette' }));
    expect(quickActions.username).toBe('odette');
    await userEvent.click(screen.getByRole('button', { name: /kenji404/ }));
    expect(quickActions.username).toBe('kenji404');
  });

  it('shows posts and outfits as text without reference cards', () => {
    expect(show('[post]7[/post] [outfit]knit[/outfit]').textContent).toBe('Post 7 Outfit knit');
    cleanup();
    render(
      <ReferenceCardsContext value={{ renderPost: (id) => <article>card {id}</article> }}>
        <Bbcode text="[post]7[/post] [outfit]knit[/outfit]" />
      </ReferenceCardsContext>,
    );
    expect(screen.getByRole('article').textContent).toBe('card 7');
  });
});

describe('any text', () => {
  const ATTRIBUTES = new Set(
    'class dir style href target rel title src alt width height loading decoding '
      .concat('referrerpolicy draggable type tabindex hidden id data-open data-wide data-lit')
      .split(' '),
  );
  const ELEMENTS =
    /^(?:div|span|strong|em|u|s|br|a|img|button|svg|path|ul|ol|li|blockquote|cite|pre|code|small|b|bdi)$/;

  function expectHarmless(box: HTMLElement): void {
    for (const element of box.querySelectorAll('*')) {
      expect(element.localName).toMatch(ELEMENTS);
      if (element.closest('svg')) continue;
      for (const { name, value } of element.attributes) {
        if (!name.startsWith('aria-')) expect(ATTRIBUTES, `${name}=${value}`).toContain(name);
        if (name === 'href') expect(value).toMatch(/^(?:\/|https?:\/\/|mailto:[^?]+$)/);
        if (name === 'src') expect(value, value).toMatch(/^\/(?!\/)/);
        if (name === 'dir') expect(value).toMatch(/^(?:auto|ltr|rtl)$/);
        if (name === 'style') expect(value).not.toMatch(/url|position|expression/i);
      }
    }
    expect(box.innerHTML).not.toContain(`src="https://${TRACKER}`);
  }

  it.each(BBCODE_ATTACKS.map((text) => [text.slice(0, 60), text]))('%s stays harmless', (_, text) => {
    expectHarmless(show(text));
    expect('pwned' in window).toBe(false);
  });

  it('renders with known elements and attributes only', () => {
    const parts = fc.constantFrom(
      ...BBCODE_ATTACKS.filter((text) => text.length < 200),
      '[b]',
      '[/b]',
      '[list]',
      '[*]',
      '[/list]',
      '[url=',
      ']',
      '"',
      '[quote]',
      '[/quote]',
      '\n',
      '<',
      '>',
      '[/url]',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parts, { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (source) => {
        const box = show(source);
        expectHarmless(box);
        cleanup();
      }),
      { numRuns: 150 },
    );
  });
});

describe('texts that hide something', () => {
  it.each([
    ['[url=https://evil.example]bank.example[/url]', 'bank.exampleleads to evil.example'],
    ['https://bank.example@evil.example', 'https://bank.example@evil.exampleleads to evil.example'],
    ['[url=https://evil.example][b]bank[/b].example[/url]', 'bank.exampleleads to evil.example'],
  ])('%s names the real host', (text, shown) => {
    show(text);
    expect(screen.getByRole('link').textContent).toBe(shown);
  });

  it('has its own direction, with which it cannot reverse its surroundings', () => {
    const box = show('\u202etxet');
    expect(box.closest('[dir="auto"]')).not.toBeNull();
  });
});
