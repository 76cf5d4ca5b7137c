/** The boutique's room: wall with window, shelf, door and fitting rooms, and the floor with its carpet. */
import { tone } from '../../kit/colour.ts';
import { gradient, radial } from '../../kit/light.ts';
import { num, poly } from '../../kit/path.ts';
import { clip, dot, fill, part, stroke } from '../../kit/shade.ts';
import { arch, ellipse, roundRect } from '../../kit/shapes.ts';
import type { MoodName } from '../../town/backdrop/sky.ts';
import { signBoard, wallLamp } from '../../town/fittings.ts';
import { flower } from '../../town/foliage.ts';
import { ICON, stock } from '../../town/goods.ts';
import { WARM } from '../../town/lanterns.ts';
import { door, flowerBox } from '../../town/openings.ts';
import { at, join, lamp, piece, type Piece } from '../../town/piece.ts';
import { CURTAIN, CURTAINS, EXIT, H, SHELF, W, WALL_FOOT, WINDOW } from './layout.ts';

const WALLPAPER = '#f9cdd6';
const TRIM = '#fff6f4';
const PLUM = '#8e7ac4';
const BOARDS = '#dcae86';

function wallpaper(): string {
  const stripes = Array.from({ length: 24 }, (_, i) =>
    i % 2 === 0
      ? fill(`M${i * 60},0L${i * 60 + 60},0L${i * 60 + 60},${WALL_FOOT}L${i * 60},${WALL_FOOT}Z`, '#ffdfe5', 0.75)
      : '',
  ).join('');
  const sprigs = Array.from({ length: 46 }, (_, i) =>
    flower(
      30 + (i % 23) * 60,
      70 + Math.floor(i / 23) * 170 + (i % 2) * 84,
      5,
      i % 3 ? '#f2a9ba' : '#ffffff',
      '#ffe9b0',
    ),
  ).join('');
  const wall = `M0,0L${W},0L${W},${WALL_FOOT}L0,${WALL_FOOT}Z`;
  return (
    gradient(
      [
        [0, tone(WALLPAPER, -0.05)],
        [1, WALLPAPER],
      ],
      wall,
    ) +
    stripes +
    sprigs
  );
}

function panelling(): string {
  const top = WALL_FOOT - 92;
  const panels = Array.from({ length: 14 }, (_, i) =>
    part(roundRect(14 + i * 100, top + 22, 72, 48, 6), '#f7e6ea', { shadow: 3, rim: 2, outline: 2 }),
  ).join('');
  return (
    part(roundRect(-10, top, W + 20, 92, 2), TRIM, { shadow: 0, rim: 0, outline: 2.6 }) +
    panels +
    part(roundRect(-10, top - 10, W + 20, 16, 6), TRIM, { shadow: 4, outline: 2.6 }) +
    part(roundRect(-10, WALL_FOOT - 14, W + 20, 16, 3), tone(TRIM, -0.06), { shadow: 3, outline: 2.4 })
  );
}

const cornice = (): string =>
  part(roundRect(-10, -6, W + 20, 30, 4), TRIM, { shadow: 5, outline: 2.8 }) +
  Array.from({ length: 36 }, (_, i) => dot(20 + i * 40, 36, 5, '#e7b65c', 0.9)).join('') +
  stroke(`M0,36L${W},36`, '#e7b65c', 2, 0.7);

function floor(): string {
  const boards = Array.from({ length: 9 }, (_, i) => {
    const y = WALL_FOOT + 4 + (i * (i + 9) * (H - WALL_FOOT)) / 152;
    return stroke(`M0,${num(y)}L${W},${num(y)}`, tone(BOARDS, -0.14), 2, 0.55);
  }).join('');
  const joints = Array.from({ length: 40 }, (_, i) => {
    const row = i % 8;
    const y0 = WALL_FOOT + 4 + (row * (row + 9) * (H - WALL_FOOT)) / 152;
    const y1 = WALL_FOOT + 4 + ((row + 1) * (row + 10) * (H - WALL_FOOT)) / 152;
    const x = 60 + ((i * 211) % 1300);
    return stroke(`M${x},${num(y0)}L${x},${num(y1)}`, tone(BOARDS, -0.14), 2, 0.5);
  }).join('');
  return (
    gradient(
      [
        [0, tone(BOARDS, -0.1)],
        [0.25, BOARDS],
        [1, tone(BOARDS, 0.05)],
      ],
      `M0,${WALL_FOOT}L${W},${WALL_FOOT}L${W},${H}L0,${H}Z`,
    ) +
    boards +
    joints +
    fill(`M0,${WALL_FOOT}L${W},${WALL_FOOT}L${W},${WALL_FOOT + 26}L0,${WALL_FOOT + 26}Z`, '#4b2f7a', 0.16)
  );
}

function carpet(): string {
  const [x, y] = [742, 736];
  return (
    fill(ellipse(x, y + 6, 330, 106), '#4b2f7a', 0.16) +
    part(ellipse(x, y, 326, 102), '#a98fe0', { shadow: 0, rim: 0, outline: 2.8 }) +
    stroke(ellipse(x, y, 300, 90), '#ffe9b8', 4, 0.85) +
    stroke(ellipse(x, y, 276, 80), '#ffffff', 2, 0.6, 'stroke-dasharray="10 12"') +
    Array.from({ length: 12 }, (_, i) => {
      const turn = (i * Math.PI) / 6;
      return flower(x + Math.cos(turn) * 222, y + Math.sin(turn) * 62, 9, i % 2 ? '#ffd1dc' : '#fff3e6');
    }).join('') +
    // A runner to the door.
    part(
      poly([
        [EXIT.x - 4, WALL_FOOT + 10],
        [EXIT.x + EXIT.w + 4, WALL_FOOT + 10],
        [EXIT.x + EXIT.w + 22, 612],
        [EXIT.x - 22, 612],
      ]),
      '#f08bb0',
      { shadow: 0, rim: 0, outline: 2.4 },
    ) +
    stroke(
      `M${EXIT.x + 12},${WALL_FOOT + 18}L${EXIT.x},602M${EXIT.x + EXIT.w - 12},${WALL_FOOT + 18}L${EXIT.x + EXIT.w},602`,
      '#fff3e6',
      3,
      0.8,
    )
  );
}

/** The town behind the glass: sky, the roofs across the street, and lights in the evening. */
function shopWindow(mood: MoodName): Piece {
  const { x, y, w, h } = WINDOW;
  const isEvening = mood !== 'day';
  const glass = arch(x, y, w, h, 70);
  const roof = (left: number, top: number, width: number, col: string): string =>
    fill(
      poly([
        [left, y + h],
        [left, top + 34],
        [left + width / 2, top],
        [left + width, top + 34],
        [left + width, y + h],
      ]),
      col,
    );
  const panes = [36, 88, 150, 196].map((dx, i) => roundRect(x + dx, y + h - 44 - (i % 2) * 18, 18, 22, 3));
  const view =
    gradient(
      [
        [0, '#8fcaf6'],
        [1, '#ffe6dc'],
      ],
      glass,
    ) +
    clip(
      glass,
      dot(x + 60, y + 62, 26, '#ffffff', 0.8, 12) +
        dot(x + 84, y + 56, 22, '#ffffff', 0.8, 12) +
        dot(x + 176, y + 40, 24, '#ffffff', 0.7, 10) +
        roof(x - 10, y + 92, 116, '#c9a6d8') +
        roof(x + 74, y + 116, 92, '#f3b49a') +
        roof(x + 140, y + 84, 120, '#9fc4d8') +
        panes.map((pane) => fill(pane, '#fff3d0', 0.9)).join('') +
        fill(
          poly([
            [x + 24, y + h],
            [x + 108, y],
            [x + 150, y],
            [x + 66, y + h],
          ]),
          '#ffffff',
          0.28,
        ),
    );
  const bars = stroke(
    `M${x + w / 2},${y + 2}L${x + w / 2},${y + h}M${x},${num(y + h * 0.5)}L${x + w},${num(y + h * 0.5)}`,
    TRIM,
    6,
  );
  const drape = (side: 1 | -1): string => {
    const edge = side === 1 ? x - 24 : x + w + 24;
    return part(
      `M${edge - side * 14},${y - 34}L${edge + side * 62},${y - 34}Q${edge + side * 52},${y + 90} ${edge + side * 16},${y + 132}Q${edge + side * 30},${y + 190} ${edge + side * 22},${y + h + 6}L${edge - side * 14},${y + h + 6}Z`,
      '#b98fe0',
      { shadow: 6, outline: 2.6 },
    );
  };
  const art =
    part(arch(x - 12, y - 12, w + 24, h + 22, 76), TRIM, { shadow: 5, outline: 2.8 }) +
    view +
    bars +
    drape(1) +
    drape(-1) +
    part(roundRect(x - 52, y - 46, w + 104, 18, 9), '#e0b45c', { shadow: 3, outline: 2.6 }) +
    flowerBox(x - 6, y + h + 2, w + 12, '#ff9fc0', 12);
  const glow = isEvening ? panes.map((pane) => fill(pane, '#ffd98a')).join('') : '';
  return piece(art, glow);
}

function shelf(): Piece {
  const { x, y, w, h } = SHELF;
  const boards = [0, 1].map((row) => y + 100 + row * 108);
  const art =
    part(roundRect(x - 12, y - 12, w + 24, h + 22, 12), '#c98f62', { shadow: 6, outline: 3 }) +
    part(roundRect(x, y, w, h, 8), '#fbe3d0', { shadow: 8, rim: 0, outline: 2.2 }) +
    boards
      .map(
        (top, row) =>
          stock('dresses', x + 16, top - 88, w - 32, 86, 5 + row) +
          part(roundRect(x - 4, top, w + 8, 11, 4), '#c98f62', { shadow: 3, outline: 2.2 }),
      )
      .join('');
  return piece(art, '', [lamp(x + w / 2, y + 70, 190, WARM, 0.34)]);
}

function fittingRoom(x: number): Piece {
  const { w, h } = CURTAIN;
  const y = WALL_FOOT - h;
  const opening = arch(x, y, w, h, 60);
  const folds = Array.from({ length: 6 }, (_, i) =>
    stroke(
      `M${num(x + 10 + (i * (w - 20)) / 5)},${y + 22}Q${num(x + 4 + (i * (w - 8)) / 5)},${y + h * 0.6} ${num(x + 8 + (i * (w - 16)) / 5)},${WALL_FOOT - 6}`,
      '#7b4fa8',
      3,
      0.55,
    ),
  ).join('');
  const curtain = `M${x + 4},${y + 34}Q${x + w / 2},${y + 6} ${x + w - 4},${y + 34}L${x + w - 4},${WALL_FOOT - 6}Q${x + w / 2},${WALL_FOOT + 6} ${x + 4},${WALL_FOOT - 6}Z`;
  return piece(
    part(arch(x - 12, y - 14, w + 24, h + 14, 68), TRIM, { shadow: 5, outline: 2.8 }) +
      fill(opening, '#5a3b86') +
      part(curtain, '#a777d9', { shadow: 9, outline: 2.6, pattern: folds }) +
      stroke(`M${x + 2},${y + 30}Q${x + w / 2},${y + 2} ${x + w - 2},${y + 30}`, '#e0b45c', 6) +
      part(ellipse(x + w / 2, y - 14, 20, 18), '#ffd166', { shadow: 3, rim: 2, outline: 2.6 }) +
      `<g transform="translate(${num(x + w / 2)},${num(y - 13)}) scale(0.7)">${ICON.star}</g>`,
    '',
    [lamp(x + w / 2, y + 20, 120, WARM, 0.26)],
  );
}

function chandelier(x: number): Piece {
  const bulbs = [-58, -30, 0, 30, 58].map((dx) => ({ x: x + dx, y: 118 - Math.abs(dx) * 0.24 }));
  const art =
    stroke(`M${x},24L${x},74`, '#e0b45c', 4) +
    stroke(
      `M${x - 58},104Q${x - 58},130 ${x},132Q${x + 58},130 ${x + 58},104M${x - 30},112Q${x - 28},126 ${x},128Q${x + 28},126 ${x + 30},112`,
      '#e0b45c',
      5,
    ) +
    part(ellipse(x, 84, 15, 13), '#e0b45c', { shadow: 3, outline: 2.4 }) +
    bulbs.map((bulb) => part(ellipse(bulb.x, bulb.y - 14, 8, 11), '#fff3c4', { shadow: 2, outline: 2 })).join('') +
    [-44, -16, 16, 44]
      .map((dx) =>
        part(ellipse(x + dx, 142 - Math.abs(dx) * 0.2, 4.4, 7), '#cfeaf6', { shadow: 1, rim: 1, outline: 1.6 }),
      )
      .join('');
  const glow = bulbs.map((bulb) => dot(bulb.x, bulb.y - 14, 8, '#fff0b0', 1, 11)).join('');
  return piece(art, glow, [lamp(x, 110, 300, '#ffd08a', 0.5), { x, y: 660, r: 330, colour: '#ffd6a0', a: 0.3 }]);
}

const exit = (): Piece =>
  join(
    at(door(EXIT.x, EXIT.w, EXIT.h, '#8e6fc8', TRIM), 0, WALL_FOOT),
    piece(
      radial(EXIT.x + EXIT.w / 2, WALL_FOOT + 30, 120, 30, '#fff3d0', 0.5) +
        part(roundRect(EXIT.x - 30, WALL_FOOT - 4, EXIT.w + 60, 12, 4), '#c98f62', { shadow: 2, outline: 2.4 }),
    ),
  );

export const drawRoom = (mood: MoodName): Piece =>
  join(
    piece(wallpaper() + panelling() + cornice() + floor() + carpet()),
    shopWindow(mood),
    shelf(),
    exit(),
    ...CURTAINS.map(fittingRoom),
    signBoard('BOUTIQUE', 801, 96, tone(PLUM, -0.12), ICON.dresses, 3.2),
    wallLamp(116, 250, 1),
    wallLamp(962, 250, 1),
    wallLamp(1360, 250, -1),
    chandelier(224),
    chandelier(1158),
    piece('', '', [{ x: 742, y: 720, r: 400, colour: '#ffd6a0', a: 0.3 }]),
  );
