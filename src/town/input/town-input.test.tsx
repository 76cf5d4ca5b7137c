/** Keys and clicks of the town, and that a focused field keeps its own keys. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { frameInput } from '../../../tests/support/samples/frame-input.ts';
import type { Door, NamePlate, Seat } from '../../shared/rules/places.ts';
import { createFramePlan } from '../plan/frame-plan.ts';
import { planFrame } from '../plan/plan-frame.ts';
import type { GestureInput } from '../gestures/running-gestures.ts';
import type { DoorInput } from '../places/town-doors.ts';
import type { TownWorld } from '../world/town-world.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { listenToWheel } from '../../state/people/gesture-requests.ts';
import { boxOfGuest, closeGuestCard, guestTalk } from '../../state/people/guests.ts';
import { settings } from '../../state/settings/settings.ts';
import { listenToInput } from './town-input.ts';

const world = {
  setDirection: vi.fn(),
  setZoom: vi.fn(),
  zoom: () => 1.5,
  walkTo: vi.fn(),
} satisfies Partial<TownWorld>;
const DOOR: Door = { key: 'store', hits: [[0, 0, 9, 9]], depth: 0, stand: { x: 1, y: 1 }, view: 3, screen: 'store' };
const doors = {
  at: vi.fn((): Door | null => null),
  named: vi.fn((): Door | null => DOOR),
  point: vi.fn(),
  choose: vi.fn(),
  chooseNear: vi.fn(() => false),
  plateAt: vi.fn((): NamePlate | null => null),
  name: vi.fn(),
  forget: vi.fn(),
  setTouch: vi.fn(),
} satisfies DoorInput;
const gestures = {
  seatAt: vi.fn<() => Seat | null>(() => null),
  choose: vi.fn(),
  chooseNear: vi.fn(() => false),
  forget: vi.fn(),
} satisfies GestureInput;
const onAvatar = vi.fn();
let surface: HTMLElement;
const plan = createFramePlan();
let stop: () => void;
const press = (type: 'keydown' | 'keyup', key: string, code: string): void => {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true }),
  );
};

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<input aria-label="Message" /><button></button><section></section>';
  surface = document.querySelector('section') ?? document.body;
  surface.setPointerCapture = () => undefined;
  planFrame(plan, frameInput({ figures: [] }));
  stop = listenToInput({ surface, world: world as unknown as TownWorld, plan, doors, gestures, onAvatar });
});
afterEach(() => {
  settings.hasLetterKeys = true;
  stop();
});

describe('the keys of the town', () => {
  it('walks by arrows and by WASD until the key is released', () => {
    press('keydown', 'd', 'KeyD');
    expect(world.setDirection).toHaveBeenLastCalledWith(1, 0);
    press('keydown', 'ArrowLeft', 'ArrowLeft');
    expect(world.setDirection).toHaveBeenLastCalledWith(0, 0);
    press('keyup', 'D', 'KeyD');
    expect(world.setDirection).toHaveBeenLastCalledWith(-1, 0);
    press('keyup', 'ArrowLeft', 'ArrowLeft');
    expect(world.setDirection).toHaveBeenLastCalledWith(0, 0);
  });

  it('zooms in by the equals sign, as by plus', () => {
    press('keydown', '=', 'Equal');
    expect(world.setZoom).toHaveBeenLastCalledWith(1.6);
    press('keydown', '-', 'Minus');
    expect(world.setZoom).toHaveBeenLastCalledWith(1.4);
  });

  it('does nothing while a field has the focus', () => {
    document.querySelector('input')?.focus();
    world.setDirection.mockClear();
    press('keydown', 'w', 'KeyW');
    press('keydown', '=', 'Equal');
    expect(world.setDirection).not.toHaveBeenCalled();
    expect(world.setZoom).not.toHaveBeenCalled();
  });

  it('acts on characters only while the town has the focus, on arrows also beside it', () => {
    document.querySelector('button')?.focus();
    press('keydown', 'w', 'KeyW');
    press('keydown', '+', 'Equal');
    expect(world.setDirection).not.toHaveBeenCalled();
    expect(world.setZoom).not.toHaveBeenCalled();
    press('keydown', 'ArrowUp', 'ArrowUp');
    expect(world.setDirection).toHaveBeenLastCalledWith(0, -1);
    press('keyup', 'ArrowUp', 'ArrowUp');
  });

  it('acts on no characters when they are switched off', () => {
    settings.hasLetterKeys = false;
    press('keydown', 'w', 'KeyW');
    press('keydown', '-', 'Minus');
    expect(world.setDirection).not.toHaveBeenCalled();
    expect(world.setZoom).not.toHaveBeenCalled();
    press('keydown', 'ArrowLeft', 'ArrowLeft');
    expect(world.setDirection).toHaveBeenLastCalledWith(-1, 0);
  });
});

describe('the doors of the town', () => {
  const point = (type: string, x: number, y: number, pointerType = 'mouse'): void => {
    surface.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, button: 0, pointerId: 1, pointerType, bubbles: true }),
    );
  };
  const click = (x: number, y: number): void => {
    point('pointerdown', x, y);
    point('pointerup', x, y);
  };

  it('takes a click on a door, and leaves the others to the ground', () => {
    doors.at.mockReturnValueOnce(DOOR);
    click(10, 10);
    expect(doors.choose).toHaveBeenCalledExactlyOnceWith(DOOR);
    expect(world.walkTo).not.toHaveBeenCalled();
    click(10, 10);
    expect(world.walkTo).toHaveBeenCalledOnce();
  });

  it('names a thing without a screen instead of walking to the point', () => {
    const thing = { key: 'bloom', hit: [0, 0, 9, 9], stand: { x: 1, y: 1 } } satisfies NamePlate;
    doors.plateAt.mockReturnValueOnce(thing);
    click(10, 10);
    expect(doors.name).toHaveBeenCalledWith(thing);
    expect(world.walkTo).not.toHaveBeenCalled();
  });

  it('takes a click on the plate for one on its door', () => {
    Object.assign(plan.plateBox, { isShown: true, left: 100, top: 50, right: 200, bottom: 90 });
    click(150, 70);
    expect(doors.choose).toHaveBeenCalledExactlyOnceWith(DOOR);
    click(150, 91);
    expect(doors.choose).toHaveBeenCalledOnce();
    expect(world.walkTo).toHaveBeenCalledOnce();
  });

  it('puts players before doors', () => {
    const figures = [figureOf('ada', 1250, 780)];
    planFrame(plan, frameInput({ figures }));
    const at = { x: (1250 - plan.camera.x) * plan.camera.zoom, y: (740 - plan.camera.y) * plan.camera.zoom };
    doors.at.mockReturnValue(DOOR);
    click(at.x, at.y);
    expect(onAvatar).toHaveBeenCalledOnce();
    expect(doors.choose).not.toHaveBeenCalled();
    expect(doors.forget).toHaveBeenCalledOnce();
    point('pointermove', at.x, at.y);
    expect(doors.point).toHaveBeenLastCalledWith(null);
    expect(surface.dataset.figure).toBe('ada');
    point('pointermove', at.x + 300, at.y);
    expect(surface.dataset.figure).toBe('');
    expect(doors.point).toHaveBeenLastCalledWith(DOOR);
    expect(surface.style.cursor).toBe('pointer');
    expect(surface.dataset.door).toBe(DOOR.key);
    point('pointerleave', 0, 0);
    expect(doors.point).toHaveBeenLastCalledWith(null);
    expect(surface.style.cursor).toBe('');
    expect(surface.dataset.door).toBe('');
    doors.at.mockReturnValue(null);
  });

  it('keeps the mouse events after a tap from moving the focus, which would close the card that the tap opened', () => {
    const event = new Event('touchend', { bubbles: true, cancelable: true });
    surface.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('takes Enter in front of a door before the chat does, and not from a field', () => {
    const enter = (): boolean => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(enter()).toBe(false);
    doors.chooseNear.mockReturnValue(true);
    expect(enter()).toBe(true);
    document.querySelector('input')?.focus();
    expect(enter()).toBe(false);
    doors.chooseNear.mockReturnValue(false);
  });
});

describe('the townsfolk', () => {
  it('have their card beside the figure by click and by keyboard alike', () => {
    const cadence = figureOf('Cadence', 1250, 780);
    Object.assign(cadence.player.user, { townsfolk: 'cadence' });
    planFrame(plan, frameInput({ figures: [cadence] }));
    const at = { x: (1250 - plan.camera.x) * plan.camera.zoom, y: (740 - plan.camera.y) * plan.camera.zoom };
    for (const type of ['pointerdown', 'pointerup']) {
      const pointer = { clientX: at.x, clientY: at.y, button: 0, pointerId: 1, pointerType: 'mouse', bubbles: true };
      surface.dispatchEvent(new PointerEvent(type, pointer));
    }
    expect(guestTalk.openId).toBe('cadence');
    expect(boxOfGuest('cadence')).toEqual(guestTalk.anchor);
    closeGuestCard();

    expect(boxOfGuest('marlin')).toBeNull();
    stop();
    expect(boxOfGuest('cadence')).toBeNull();
  });
});

describe('seats and gestures', () => {
  const SEAT: Seat = {
    key: 'bench',
    place: 'here',
    at: { x: 0, y: 0 },
    stand: { x: 0, y: 12 },
    view: 0,
    kind: 'bench',
  };
  const point = (type: string, x: number, y: number): void => {
    const pointer = { clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'touch', bubbles: true };
    surface.dispatchEvent(new PointerEvent(type, pointer));
  };

  it('puts seats before doors', () => {
    gestures.seatAt.mockReturnValueOnce(SEAT);
    doors.at.mockReturnValueOnce(DOOR);
    point('pointerdown', 10, 10);
    point('pointerup', 10, 10);
    expect(gestures.choose).toHaveBeenCalledExactlyOnceWith(SEAT);
    expect(doors.choose).not.toHaveBeenCalled();
    expect(world.walkTo).not.toHaveBeenCalled();
  });

  it('asks for the wheel when the own figure is pressed long, and does not walk then', () => {
    const time = replaceRuntime(runtime);
    const asked = vi.fn();
    const stopAsking = listenToWheel(asked);
    planFrame(plan, frameInput({ figures: [figureOf('me', 1250, 780)] }));
    const at = { x: (1250 - plan.camera.x) * plan.camera.zoom, y: (740 - plan.camera.y) * plan.camera.zoom };
    const press = (x: number, ms: number): void => {
      point('pointerdown', x, at.y);
      time.advance(ms);
      point('pointerup', x, at.y);
    };
    press(at.x, 400);
    press(at.x + 200, 600);
    expect(asked).not.toHaveBeenCalled();
    expect(world.walkTo).toHaveBeenCalledTimes(2);
    press(at.x, 600);
    expect(asked).toHaveBeenCalledOnce();
    expect(world.walkTo).toHaveBeenCalledTimes(2);
    stopAsking();
  });
});
