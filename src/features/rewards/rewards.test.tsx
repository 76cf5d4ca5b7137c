/** Cards of good news on the page: when they appear, how long they stay, and what their buttons do. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../tests/support/page.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { shareOwnFigure, type WindowBox } from '../../shared/runtime/own-figure.ts';
import { listenToGestureRequests } from '../../state/people/gesture-requests.ts';
import { shareFigures } from '../../state/people/heard-figures.ts';
import { addReward, forgetRewards, holdRewards, type Reward } from '../../state/rewards/rewards.ts';
import { type Layer, pushLayer } from '../../ui/layers/layers.ts';
import { addPastRequests } from './past-requests.ts';
import { Rewards } from './rewards.tsx';

const server = servePage();
const toasts = collectToasts();
let time: ManualRuntime;

const REQUEST = { kind: 'request', id: '12', username: 'Odette', level: 3, mutual: 2 } as const;
const SEE = 'POST /friend/requests/seen';
const LEVEL: Reward = { kind: 'level', level: 3, coins: 500 };
const dialog: Layer = { kind: 'floating', parent: null, close: () => undefined, screen: 0, isAsleep: false };

const add = (reward: Reward): void => act(() => addReward(reward));
const later = (ms: number): void => act(() => time.advance(ms));
const card = (): HTMLElement | null => screen.queryByRole('region', { name: 'Good news' });
const words = (): string | null => card()?.querySelector('.reward-words')?.textContent ?? null;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  time = replaceRuntime(runtime);
  signInAs(userNamed('mirabel'));
  server.answers.set(SEE, () => [200, { success: true }]);
  renderWithQueries(<Rewards />);
});

afterEach(forgetRewards);

describe('a card', () => {
  it('is announced, takes no focus, and ends after six seconds', () => {
    add(REQUEST);
    expect(words()).toBe('Odette would like to be friends');
    expect(screen.getByRole('status').textContent).toBe(
      'Odette would like to be friends. Level 3, 2 friends in common.',
    );
    expect(document.activeElement).toBe(document.body);
    later(5999);
    expect(card()).not.toBeNull();
    later(1);
    expect(card()).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('appears below the pill of the first walk', () => {
    const pill = document.createElement('div');
    pill.className = 'walk-pill';
    vi.spyOn(pill, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 80, 400, 90));
    document.body.append(pill);
    add(REQUEST);
    expect(card()?.style.top).toBe('180px');
    pill.remove();
  });

  it('appears beside the own figure in a low window, and in the middle where the sides are too narrow', () => {
    vi.stubGlobal('innerHeight', 390);
    const bar = document.body.appendChild(document.createElement('div'));
    bar.className = 'hud-top';
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 8, 828, 48));
    let left = 440;
    const stop = shareOwnFigure(() => ({ left, top: 70, right: left + 80, bottom: 310 }));
    add(REQUEST);
    expect(card()?.style).toMatchObject({ left: '8px', width: '372px' });
    act(() => button('Later').click());
    left = 200;
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 8, 464, 48));
    add({ kind: 'heart', username: 'Wren' });
    expect(card()?.style).toMatchObject({ left: '', width: '' });
    stop();
    bar.remove();
    vi.unstubAllGlobals();
  });

  it('appears below the own figure where it would cover it, beside the buttons of the corner', () => {
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('innerHeight', 844);
    const box = (className: string, rect: DOMRect): HTMLElement => {
      const element = document.body.appendChild(document.createElement('div'));
      element.className = className;
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(rect);
      return element;
    };
    const joystick = new DOMRect(262, 640, 120, 120);
    const zoom = new DOMRect(332, 540, 44, 44);
    const parts = [box('walk-pill', new DOMRect(12, 118, 366, 130)), box('joystick', joystick), box('joystick', zoom)];
    let bottom = 475;
    const stop = shareOwnFigure(() => ({ left: 170, top: 300, right: 220, bottom }));
    add(REQUEST);
    expect(card()?.style).toMatchObject({ top: '485px', left: '10px', width: '312px' });
    // An on-screen keyboard moves the message line to where the card is.
    vi.spyOn(card() as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 485, 312, 116));
    const line = box('hud-bar', new DOMRect(8, 440, 374, 60));
    later(250);
    expect(card()?.style).toMatchObject({ top: '258px', left: '' });
    line.remove();
    act(() => button('Later').click());
    bottom = 720;
    add({ kind: 'heart', username: 'Wren' });
    expect(card()?.style).toMatchObject({ top: '258px', left: '' });
    stop();
    for (const part of parts) part.remove();
    vi.unstubAllGlobals();
  });

  it('appears beside the own figure on a tablet where it would cover it, also when the figure is drawn later', () => {
    vi.stubGlobal('innerWidth', 768);
    vi.stubGlobal('innerHeight', 1024);
    const bar = document.body.appendChild(document.createElement('div'));
    bar.className = 'hud-top';
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 8, 752, 48));
    let figure: WindowBox | null = null;
    const stop = shareOwnFigure(() => figure);
    add(REQUEST);
    expect(card()?.style).toMatchObject({ top: '10px', left: '' });
    figure = { left: 344, top: 60, right: 424, bottom: 300 };
    vi.spyOn(card() as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(198, 10, 372, 116));
    later(250);
    expect(card()?.style).toMatchObject({ top: '10px', left: '8px', width: '328px' });
    act(() => button('Later').click());
    figure = { left: 344, top: 400, right: 424, bottom: 640 };
    add({ kind: 'heart', username: 'Wren' });
    expect(card()?.style).toMatchObject({ top: '10px', left: '' });
    stop();
    bar.remove();
    vi.unstubAllGlobals();
  });

  it('follows the rays and the fanfare of a level', () => {
    add(LEVEL);
    expect(card()).toBeNull();
    later(900);
    expect(words()).toBe('Level 3: 500 coins');
  });

  it('of the first walk follows the last line of the walk', () => {
    add({ kind: 'level', level: 1, coins: 500, isWalk: true });
    later(2999);
    expect(card()).toBeNull();
    later(1);
    expect(words()).toBe('You are level 1! 500 coins for you');
  });

  it('takes in thanks that come while it is shown, and is followed by those that come later', () => {
    const thanks = (username: string): Reward => ({ kind: 'tip', username, coins: 500, postId: '7' });
    add(thanks('Odette'));
    later(3000);
    add(thanks('Wren'));
    expect(words()).toBe('2 people thanked you: 1,000 coins');
    // Its time begins once more: there is something to be read.
    later(5999);
    expect(card()).not.toBeNull();
    later(1);
    expect(card()).toBeNull();
    add(thanks('Juno'));
    expect(words()).toBe('Juno thanked you for your post: 500 coins');
  });

  it('stays while the pointer moves over it or it has the focus, and two seconds longer', () => {
    add(REQUEST);
    later(5000);
    fireEvent.pointerMove(card()!, { movementX: 3, movementY: 0 });
    later(60_000);
    expect(card()).not.toBeNull();
    act(() => button('Later').focus());
    fireEvent.pointerLeave(card()!);
    later(60_000);
    expect(card()).not.toBeNull();
    act(() => button('Later').blur());
    later(1999);
    expect(card()).not.toBeNull();
    later(1);
    expect(card()).toBeNull();
  });

  it('is not held by a pointer that rests where the card appears, after the focus has left it', () => {
    add(REQUEST);
    const matches = vi.spyOn(card()!, 'matches').mockReturnValue(true);
    act(() => button('Later').focus());
    later(60_000);
    act(() => button('Later').blur());
    later(2000);
    expect(card()).toBeNull();
    matches.mockRestore();
  });

  it('waits while a dialog is open', () => {
    const close = pushLayer(dialog);
    add(REQUEST);
    later(60_000);
    expect(card()).toBeNull();
    act(close);
    expect(card()).not.toBeNull();
  });

  it('keeps its time while a dialog is open over it', () => {
    add(REQUEST);
    later(4000);
    let close = (): void => undefined;
    act(() => {
      close = pushLayer(dialog);
    });
    later(60_000);
    expect(card()).not.toBeNull();
    act(close);
    later(2000);
    expect(card()).toBeNull();
  });

  it('waits until the player has not typed for two seconds, and while something is to be read', () => {
    fireEvent.input(document.body);
    add(REQUEST);
    later(1999);
    expect(card()).toBeNull();
    later(1);
    expect(card()).not.toBeNull();
    act(() => button('Later').click());
    holdRewards(3000);
    add({ kind: 'heart', username: 'Wren' });
    later(2999);
    expect(card()).toBeNull();
    later(1);
    expect(words()).toBe('You and Wren: your hearts match');
  });

  it('is followed by the next one', () => {
    add(REQUEST);
    add({ kind: 'friend', username: 'Juno', level: 4 });
    later(6000);
    expect(words()).toBe('You and Juno are friends now');
  });
});

describe('requests of the time away', () => {
  /** Calls for the request of the tests before may arrive late. */
  const noted = (): number[] =>
    server
      .callsOf(SEE)
      .map(({ body }) => (body as { upTo: number }).upTo)
      .filter((upTo) => upTo !== Number(REQUEST.id));
  const request = (id: string, username: string, isShown: boolean) => ({ id, username, level: 1, mutual: 0, isShown });

  it('become cards unless a device showed them, and the server learns in one call which were shown', async () => {
    server.answers.set('GET /friend/requests', () => [
      200,
      [request('3', 'Wren', true), request('5', 'Odette', false), request('8', 'Juno', false)],
    ]);
    await act(() => addPastRequests());
    expect(words()).toBe('Odette would like to be friends');
    act(() => button('Later').click());
    expect(words()).toBe('Juno would like to be friends');
    act(() => button('Later').click());
    expect(card()).toBeNull();
    await expect.poll(noted, PATIENT).toEqual([8]);
  });

  it('are shown although the server could not note it, and an arriving one is noted too', async () => {
    server.answers.set(SEE, () => [500, { success: false, message: 'Something went wrong.' }]);
    add({ ...REQUEST, id: '13' });
    expect(words()).toBe('Odette would like to be friends');
    await expect.poll(noted, PATIENT).toEqual([13]);
    expect(toasts).toEqual([]);
  });
});

describe('new friends', () => {
  const figure = (x: number, username: string, isMoving = false) => ({
    player: { isSelf: username === 'mirabel', user: { username } },
    shown: { x, y: 800, isMoving },
    gait: { phase: 0 },
  });
  it.each([
    ['near', [figure(700, 'mirabel'), figure(1300, 'Juno')], ['wave']],
    ['far away', [figure(700, 'mirabel'), figure(1301, 'Juno')], []],
    ['walking', [figure(700, 'mirabel'), figure(900, 'Juno', true)], []],
    ['not in town', [figure(700, 'mirabel')], []],
  ])('wave when they stand near each other: %s', (_, figures, expected) => {
    const made: string[] = [];
    const stops = [
      shareFigures(() => figures),
      listenToGestureRequests({ make: (gesture) => void made.push(gesture), sitOn: () => undefined }),
    ];
    add({ kind: 'friend', username: 'Juno', level: 4 });
    expect(made).toEqual(expected);
    act(() => button('Wave').click());
    expect(made).toEqual([...expected, 'wave']);
    for (const stop of stops) stop();
  });
});

describe('its buttons', () => {
  const ACCEPT = 'GET /friend/12/accept';

  it('accept a request on the spot', async () => {
    server.answers.set(ACCEPT, () => [200, { success: true, message: "You accepted Odette's friend request." }]);
    add(REQUEST);
    act(() => button('Accept').click());
    await expect.poll(card, PATIENT).toBeNull();
    expect(server.callsOf(ACCEPT)).toHaveLength(1);
    expect(toasts).toMatchObject([{ text: "You accepted Odette's friend request.", tone: 'ok' }]);
  });

  it('keep the card and say why when the server refuses', async () => {
    server.answers.set(ACCEPT, () => [404, { success: false, message: 'This friend request is no longer open.' }]);
    add(REQUEST);
    act(() => button('Accept').click());
    await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: 'This friend request is no longer open.' }]);
    expect(words()).toBe('Odette would like to be friends');
  });

  it('leave a request for later without a call', () => {
    add(REQUEST);
    act(() => button('Later').click());
    expect(card()).toBeNull();
    expect(server.callsOf(ACCEPT)).toHaveLength(0);
  });
});
