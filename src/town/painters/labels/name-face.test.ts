/** The size of a name's picture and what makes it another one. Letters have the width of half of the font's size. */
import { describe, expect, it } from 'vitest';
import { bareCustomization } from '../../../shared/rules/slots.ts';
import type { PlayerUser } from '../../../shared/realtime/events.ts';
import type { LabelStyle, Measure } from './label-drawing.ts';
import { createNameFace } from './name-face.ts';

const STYLE: LabelStyle = { id: 'day', pill: 'black', ink: 'white', glow: 'gold', signFont: 'Sign', textFont: 'Text' };
const measure: Measure = (text) => ({
  width: 6.5 * text.length,
  fontBoundingBoxAscent: 12,
  fontBoundingBoxDescent: 4,
});
const user = (change: Partial<PlayerUser> = {}, nametagColor: string | null = null): PlayerUser => ({
  username: 'wren',
  membership: 0,
  nametag: '',
  customization: { ...bareCustomization(false, 0), nametagColor },
  ...change,
});
const face = (of: PlayerUser, isSelf = false, style = STYLE) => createNameFace(of, { isSelf }, style, measure);

/** The colours and texts that it is drawn with. */
function drawn(of: PlayerUser, isSelf = false): string[] {
  const calls: string[] = [];
  const context = new Proxy({} as OffscreenCanvasRenderingContext2D, {
    get(target, name) {
      if (name === 'fillText') return (text: string) => calls.push(`${text} ${target.fillStyle}`);
      return () => name === 'fill' && calls.push(`fill ${target.fillStyle}`);
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
  face(of, isSelf).draw(context);
  return calls;
}

describe('the face of a name', () => {
  it('has whole sizes, the width even, and room for the crown and the text', () => {
    expect(face(user())).toMatchObject({ widthPx: 44, heightPx: 21, marginPx: 2 });
    expect(face(user({ membership: 1 })).widthPx).toBe(62);
    expect(face(user({ nametag: 'moth' })).widthPx).toBe(88);
  });

  it('cuts a long text and never the name', () => {
    const long = face(user({ nametag: 'queen of all the moths' }));
    expect(long.widthPx).toBe(18 + 26 + 4 + 92);
    const [, name, text] = drawn(user({ username: 'a_name_of_20_letters', nametag: 'queen of all the moths' }));
    expect(name).toBe('a_name_of_20_letters white');
    expect(text).toBe('~ queen of al… white');
  });

  it('draws the golden line of the own name only', () => {
    expect(drawn(user(), true)).toContain('fill gold');
    expect(drawn(user())).not.toContain('fill gold');
  });

  it('shows the own colour of members only, readable on the pill', () => {
    const named = drawn(user({}, '#ffee00'));
    expect(named[1]).toBe('wren white');
    expect(face(user({ membership: 1 }, '#ffee00')).key).toContain('#ffee00');
    expect(face(user({ membership: 1 }, '#000000')).key).not.toContain('#000000');
  });

  it('has another key for everything that it shows', () => {
    const all = [
      face(user()),
      face(user(), true),
      face(user({ username: 'odette' })),
      face(user({ membership: 1 })),
      face(user({ membership: 1 }, '#ffee00')),
      face(user({ nametag: 'moth' })),
      face(user(), false, { ...STYLE, id: 'night' }),
    ];
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(face(user()).key).toBe(face(user()).key);
  });
});
