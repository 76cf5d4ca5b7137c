import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { closeScreens, dialogs, setScreenPreloader } from '../../screens/screens.ts';
import { settings } from '../../state/settings/settings.ts';
import { setUnreadMailCount } from '../../state/session/unread.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { Menus } from './menus.tsx';

beforeAll(fillPageGaps);
beforeEach(() => {
  signInAs(userNamed('mirabel'));
  setUnreadMailCount(0);
  closeScreens();
  settings.isOptimizedMode = false;
});
afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const opened = () => dialogs.screens.map(({ name, params }) => [name, params]);

async function openMenu(name: string | RegExp) {
  await userEvent.click(button(name));
  return screen.getByRole('menu');
}

/** Labels of the entries, with disabled ones in brackets. */
const entriesOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll('[role^="menuitem"]')].map((item) => {
    const word = item.querySelector('.flex-1')?.textContent ?? '';
    return item.getAttribute('aria-disabled') === 'true' ? `(${word})` : word;
  });

describe('the menus of the top bar', () => {
  it('offers the main entries, with disabled ones, 300 px wide', async () => {
    render(<Menus />);
    const menu = await openMenu('Menu');
    expect(entriesOf(menu)).toEqual(['(Places)', '(Events)', 'Store', 'Forums', 'Guilds', '(My Condo)']);
    expect(menu.style.width).toBe('300px');
  });

  it('offers the profile entries, 300 px wide', async () => {
    render(<Menus />);
    const menu = await openMenu('Profile');
    expect(entriesOf(menu)).toEqual(['About', 'Feed', 'Wardrobe', 'Outfits', 'Friends', 'Email', 'Creator', 'FLOW']);
    expect(menu.style.width).toBe('300px');
  });

  it('fetches the wardrobe while its menu is open', async () => {
    const fetched: string[] = [];
    setScreenPreloader((name) => void fetched.push(name));
    render(<Menus />);
    await openMenu('Menu');
    expect(fetched).toEqual([]);
    await openMenu('Profile');
    expect(fetched).toEqual(['wardrobe']);
    setScreenPreloader(() => undefined);
  });

  it('offers the settings, 250 px wide, with the preferences at the bottom', async () => {
    render(<Menus />);
    const menu = await openMenu('Settings');
    expect(entriesOf(menu)).toEqual([
      'Become a Resident',
      'Optimized Mode',
      '(Options)',
      'Logout',
      'Reload',
      'Preferences',
    ]);
    expect(menu.style.width).toBe('250px');
  });

  it.each([
    ['Menu', 'Store', 'outlet', undefined],
    ['Menu', 'Forums', 'forum', undefined],
    ['Menu', 'Guilds', 'guilds', undefined],
    ['Profile', 'About', 'profile', { username: 'mirabel' }],
    ['Profile', 'Feed', 'feed', undefined],
    ['Profile', 'Email', 'mail', undefined],
    ['Profile', 'FLOW', 'flow', undefined],
    ['Settings', 'Become a Resident', 'membership', undefined],
    ['Settings', 'Preferences', 'preferences', undefined],
  ])('%s: %s opens %s and closes the dropdown', async (menuName, entry, name, params) => {
    render(<Menus />);
    await openMenu(menuName);
    await userEvent.click(screen.getByRole('menuitem', { name: entry }));
    expect(opened()).toEqual([[name, params]]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('switches Optimized Mode, which is saved, and closes the dropdown', async () => {
    render(<Menus />);
    await openMenu('Settings');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Optimized Mode' }));
    expect(settings.isOptimizedMode).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
    await expect.poll(() => localStorage.getItem('isOptimizedMode')).toBe('true');
  });

  it('counts unread mails on Profile and on Email', async () => {
    setUnreadMailCount(4);
    render(<Menus />);
    await openMenu(/Profile.*4/);
    expect(screen.getByRole('menuitem', { name: /^Email.*4.*unread mails$/ })).toBeTruthy();
  });
});

describe('the menu of a phone', () => {
  it('has every entry, the settings and CLOSE', () => {
    setUnreadMailCount(120);
    render(<MenuDrawer onClose={() => undefined} />);
    for (const name of ['Store', 'Forums', 'Guilds', 'About', 'Feed', 'Wardrobe', 'Outfits', 'Friends', 'Creator']) {
      expect(button(name)).toBeTruthy();
    }
    expect(button(/^Email.*99\+.*unread mails$/)).toBeTruthy();
    for (const name of ['Places', 'Events', 'My Condo', 'Options']) {
      expect((button(name) as HTMLButtonElement).disabled).toBe(true);
    }
    for (const name of ['FLOW', 'Become a Resident', 'Reload', 'Logout', 'CLOSE']) expect(button(name)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Optimized Mode' })).toBeTruthy();
  });

  it('closes by CLOSE, and when an entry is chosen', async () => {
    let closings = 0;
    render(<MenuDrawer onClose={() => (closings += 1)} />);
    await userEvent.click(button('CLOSE'));
    expect(closings).toBe(1);
    await userEvent.click(button('Feed'));
    expect(closings).toBe(2);
    await userEvent.click(button('Preferences'));
    expect(closings).toBe(3);
    expect(opened()).toEqual([
      ['feed', undefined],
      ['preferences', undefined],
    ]);
  });
});
