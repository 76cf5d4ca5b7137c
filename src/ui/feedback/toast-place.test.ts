import { describe, expect, it } from 'vitest';
import { type Box, shownAtOnce, toastMiddlePx, toastPlace, type ToastScene, toastWidthPx } from './toast-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const scene = (part: Partial<ToastScene>): ToastScene => ({
  widthPx: 1440,
  heightPx: 900,
  dialogs: [],
  keepClear: [],
  ...part,
});
const SIGN = box(0, 0, 1440, 92);

describe('toastPlace', () => {
  it('is at the top, or below what is there', () => {
    expect(toastPlace(scene({}))).toEqual({ edge: 'top', offsetPx: 8 });
    expect(toastPlace(scene({ keepClear: [SIGN] }))).toEqual({ edge: 'top', offsetPx: 96 });
  });

  it('is not moved by what is beside it', () => {
    expect(toastPlace(scene({ keepClear: [box(40, 0, 400, 200)] }))).toEqual({ edge: 'top', offsetPx: 8 });
  });

  it('is left of the sign-in card where it fits, and centred elsewhere', () => {
    const lying = scene({ widthPx: 844, heightPx: 390, keepClear: [box(20, 10, 330, 110), box(420, 90, 380, 60)] });
    expect(toastMiddlePx({ ...lying, cardLeftPx: 390 })).toBe(195);
    expect(toastPlace({ ...lying, cardLeftPx: 390 })).toEqual({ edge: 'top', offsetPx: 124 });
    expect(toastMiddlePx({ ...lying, cardLeftPx: 300 })).toBe(422);
    expect(toastMiddlePx({ ...lying, cardLeftPx: 390, dialogs: [box(100, 10, 640, 300)] })).toBe(422);
    expect(toastMiddlePx(lying)).toBe(422);
  });

  it('is right of the board of a game, at the lower end of its side', () => {
    const game = scene({
      widthPx: 1100,
      heightPx: 700,
      dialogs: [box(76, 32, 948, 636)],
      board: { left: 90, right: 660 },
    });
    expect(toastMiddlePx(game)).toBe(880);
    expect(toastPlace(game)).toEqual({ edge: 'bottom', offsetPx: 8 });
    const upright = { ...game, widthPx: 800, board: { left: 40, right: 760 } };
    expect(toastMiddlePx(upright)).toBe(400);
    expect(toastPlace(upright).edge).toBe('top');
  });

  it('is narrower right of the board where the side is narrow, and not too narrow', () => {
    const tablet = scene({
      widthPx: 800,
      heightPx: 600,
      dialogs: [box(16, 16, 768, 568)],
      board: { left: 30, right: 480 },
    });
    expect(toastWidthPx(tablet)).toBe(304);
    expect(toastMiddlePx(tablet)).toBe(640);
    expect(toastPlace(tablet)).toEqual({ edge: 'bottom', offsetPx: 8 });
    expect(toastWidthPx({ ...tablet, board: { left: 30, right: 545 } })).toBe(356);
    expect(toastMiddlePx({ ...tablet, board: { left: 30, right: 545 } })).toBe(400);
    expect([toastWidthPx(scene({})), toastWidthPx(scene({ widthPx: 320 }))]).toEqual([356, 296]);
  });

  it('covers no board that has no room beside it: above or below it, whatever its height', () => {
    const board = box(40, 180, 688, 688);
    const tablet = scene({ widthPx: 768, heightPx: 1024, dialogs: [box(12, 8, 744, 1008)], keepClear: [board], board });
    const { edge, offsetPx } = toastPlace(tablet);
    expect(edge).toBe('bottom');
    expect(1024 - offsetPx - 64).toBeGreaterThanOrEqual(board.bottom + 4);
    const tall = toastPlace({ ...tablet, toastHeightPx: 110 });
    expect(tall.edge === 'top' ? tall.offsetPx + 110 <= 176 : 1024 - tall.offsetPx - 110 >= board.bottom + 4).toBe(
      true,
    );
  });

  it('is right of the board of a game in a low window', () => {
    const lying = scene({
      widthPx: 844,
      heightPx: 390,
      dialogs: [box(8, 8, 828, 374)],
      board: { left: 20, right: 340 },
    });
    expect(toastMiddlePx(lying)).toBe(592);
    // A low sheet has its buttons at the lower end.
    expect(toastPlace(lying)).toEqual({ edge: 'bottom', offsetPx: 86 });
    expect(toastMiddlePx({ ...lying, board: { left: 230, right: 600 } })).toBe(422);
  });

  it('is left of a board that is at the right, as from right to left', () => {
    const game = scene({
      widthPx: 844,
      heightPx: 390,
      dialogs: [box(8, 8, 828, 374)],
      board: { left: 504, right: 824 },
    });
    expect(toastMiddlePx(game)).toBe(252);
    expect(toastWidthPx(game)).toBe(356);
  });

  it('uses the room below a question in front of a dialog, unless a total is dimmed there', () => {
    const dialogs = [box(16, 16, 992, 736), box(292, 170, 440, 420)];
    const tablet = { widthPx: 1024, heightPx: 768, dialogs };
    expect(toastPlace(scene(tablet))).toEqual({ edge: 'bottom', offsetPx: 8 });
    const total = box(300, 690, 300, 50);
    expect(toastPlace(scene({ ...tablet, keepClear: [total] }))).not.toEqual({ edge: 'bottom', offsetPx: 8 });
  });

  it('uses the room below a dialog', () => {
    const dialogs = [box(180, 100, 1080, 700)];
    const keepClear = [SIGN, box(180, 100, 1080, 60)];
    expect(toastPlace(scene({ dialogs, keepClear }))).toEqual({ edge: 'bottom', offsetPx: 8 });
  });

  it('is below the title of a dialog without room below it', () => {
    const dialogs = [box(100, 10, 824, 580)];
    const keepClear = [box(0, 0, 1024, 60), box(100, 10, 824, 56)];
    const place = toastPlace(scene({ widthPx: 1024, heightPx: 600, dialogs, keepClear }));
    expect(place).toEqual({ edge: 'top', offsetPx: 72 });
  });

  it('is above the main button of a sheet, and above a total', () => {
    const phone = { widthPx: 390, heightPx: 844, dialogs: [box(12, 8, 366, 836)] };
    expect(toastPlace(scene(phone))).toEqual({ edge: 'bottom', offsetPx: 86 });
    const { edge, offsetPx } = toastPlace(scene({ ...phone, keepClear: [box(0, 680, 390, 164)] }));
    expect(edge).toBe('bottom');
    expect(844 - offsetPx).toBeLessThanOrEqual(680);
  });

  it('is above a low sheet, such as the confirmation of a purchase, and clear of what is dimmed behind it', () => {
    const dialogs = [box(0, 8, 390, 836), box(0, 520, 390, 324)];
    const keepClear = [box(20, 20, 350, 50), box(230, 90, 140, 30), box(10, 528, 370, 50)];
    const phone = scene({ widthPx: 390, heightPx: 844, dialogs, keepClear });
    expect(toastPlace(phone)).toEqual({ edge: 'top', offsetPx: 124 });
  });

  it('is above the message line of the town in a low window, where the own name is below the top bar', () => {
    const lying = { widthPx: 844, heightPx: 390, keepClear: [box(0, 0, 844, 60)] };
    expect(toastPlace(scene({ ...lying, topBar: { left: 8, right: 836 } }))).toEqual({ edge: 'bottom', offsetPx: 86 });
    expect(toastPlace(scene(lying))).toEqual({ edge: 'top', offsetPx: 64 });
    expect(toastPlace(scene({ topBar: { left: 8, right: 1432 } }))).toEqual({ edge: 'top', offsetPx: 8 });
  });

  it('is beside the own figure in a low window, and over the message line where the sides are too narrow', () => {
    const lying = scene({ widthPx: 844, heightPx: 390, keepClear: [box(0, 0, 844, 60)] });
    const at = (left: number, change: Partial<ToastScene> = {}) => {
      const topBar = { left: 8, right: (change.widthPx ?? lying.widthPx) - 8 };
      const shown = { ...lying, topBar, figure: { left, right: left + 80 }, ...change };
      return [toastPlace(shown), toastMiddlePx(shown), toastWidthPx(shown)];
    };
    expect(at(440)).toEqual([{ edge: 'top', offsetPx: 64 }, 8 + 178, 356]);
    expect(at(336, { widthPx: 667 })).toEqual([{ edge: 'top', offsetPx: 64 }, 8 + 160, 320]);
    expect(at(200)).toEqual([{ edge: 'top', offsetPx: 64 }, 288 + 178, 356]);
    // Both sides have room: right of it from right to left.
    expect(at(380)[1]).toBe(8 + 178);
    expect(at(380, { isRightToLeft: true })[1]).toBe(468 + 178);
    expect(at(200, { widthPx: 610 })[1]).toBe(288 + 157);
    expect(at(245, { widthPx: 568 })).toEqual([{ edge: 'top', offsetPx: 64 }, 8 + 114.5, 229]);
    // With a long name, above the last lines of the chat.
    const tight = {
      ...lying,
      widthPx: 568,
      heightPx: 320,
      topBar: { left: 8, right: 560 },
      figure: { left: 200, right: 360 },
    };
    expect(toastPlace(tight)).toEqual({ edge: 'bottom', offsetPx: 86 });
    const { edge, offsetPx } = toastPlace({ ...tight, keepClear: [...lying.keepClear, box(8, 222, 200, 34)] });
    expect(edge).toBe('bottom');
    expect(320 - offsetPx).toBeLessThanOrEqual(222 - 4);
    // Higher windows have room over it, and dialogs cover it.
    expect(at(440, { heightPx: 844 })[1]).toBe(422);
    expect(at(440, { dialogs: [box(100, 10, 640, 300)] })[1]).toBe(422);
  });

  it('shows one toast at a time in low windows', () => {
    expect(shownAtOnce(390)).toBe(1);
    expect(shownAtOnce(844)).toBe(4);
  });
});
