/** Portraits follow the looks of the players in town. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pointPageAt } from '../../tests/support/page.ts';
import { avatarThumb } from '../net/avatar-images.ts';
import { AvatarThumb } from '../people/avatar-thumb.tsx';
import type { PlayerUser } from '../shared/realtime/events.ts';
import { bareCustomization } from '../shared/rules/slots.ts';
import { clearPlayers, replacePlayers, restylePlayer, updatePlayer } from '../state/people/players.ts';
import { startPortraits } from './portraits.ts';

pointPageAt('http://localhost');
afterEach(cleanup);

const userWith = (username: string, hat: string | null): PlayerUser =>
  ({ username, customization: { ...bareCustomization(false), hat } }) as PlayerUser;
const entry = (socketId: string, user: PlayerUser) => ({ socketId, user, state: { x: 0, y: 0, frame: 0 } });
const srcOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

it('one portrait changes when its player changes clothes, also while the page reconnects', () => {
  const stop = startPortraits();
  const address = avatarThumb('Mirabel') ?? '';
  const { container } = render(<AvatarThumb name="Mirabel" src={address} />);
  const shouted = render(<AvatarThumb name="MIRABEL" src={avatarThumb('MIRABEL')} />);
  const other = render(<AvatarThumb name="wren" src={avatarThumb('wren') ?? ''} />);
  act(() => replacePlayers([entry('1', userWith('Mirabel', null)), entry('2', userWith('wren', null))], '1'));
  expect(srcOf(container)).toBe(address);
  act(() => updatePlayer('1', userWith('Mirabel', 'beret')));
  const renewed = srcOf(container);
  expect(renewed).toMatch(/Mirabel\.webp\?v=\w+$/);
  // Usernames are the same in any case.
  expect(srcOf(shouted.container)?.toLowerCase()).toBe(renewed?.toLowerCase());
  expect(srcOf(other.container)).toBe(avatarThumb('wren'));
  act(clearPlayers);
  expect(srcOf(container)).toBe(renewed);
  act(() => replacePlayers([entry('3', userWith('Mirabel', 'cap'))], '3'));
  expect(srcOf(container)).not.toBe(renewed);
  stop();
});

it('a portrait changes when the look of a player out of reach changes, and again with the look', () => {
  const stop = startPortraits();
  const { container } = render(<AvatarThumb name="Odette" src={avatarThumb('Odette')} />);
  act(() => replacePlayers([{ ...entry('7', userWith('Odette', null)), netId: 7 }], '1'));
  act(() => restylePlayer(7, 2));
  expect(srcOf(container)).toMatch(/Odette\.webp\?v=r2$/);
  act(() => updatePlayer('7', userWith('Odette', 'beret')));
  expect(srcOf(container)).not.toContain('r2');
  stop();
});
