import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillPageGaps, PATIENT } from '../../../tests/support/page.ts';
import { Area } from '../controls/area.tsx';
import { Button } from '../controls/button.tsx';
import { FIRST_FOCUS } from './dialog-shell.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';

beforeAll(fillPageGaps);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Room({ isRequired = false }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Button>Elsewhere</Button>
      {isOpen && (
        <Dialog title="Forums" hasTravel isRequired={isRequired} onClose={() => setIsOpen(false)}>
          <Button>Inside</Button>
        </Dialog>
      )}
    </>
  );
}

function MenuRoom() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Profile</Button>}>
        <MenuItem onSelect={() => setIsOpen(true)}>Feed</MenuItem>
      </Menu>
      {isOpen && (
        <Dialog title="Feed" onClose={() => setIsOpen(false)}>
          <Button>Inside</Button>
        </Dialog>
      )}
    </>
  );
}

/** With a mouse, or on a touch screen. */
function pointWith(isFine: boolean): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: isFine && query === '(pointer: fine)' }),
  );
}

describe('Dialog', () => {
  it.each([
    ['in its text field', true, 'Reason'],
    ['on its knob where a keyboard would rise over it', false, 'Close'],
  ])('begins, when it is small, %s', (_, isFine, name) => {
    pointWith(isFine);
    render(
      <Dialog title="Mute" isSmall onClose={() => {}}>
        <input type="checkbox" aria-label="Quietly" />
        <Area label="Reason" value="" onChange={() => {}} />
      </Dialog>,
    );
    const role = isFine ? 'textbox' : 'button';
    expect(document.activeElement).toBe(screen.getByRole(role, { name }));
  });

  it.each([
    [false, 'Wear now'],
    [true, 'Close'],
  ])('begins, when it is large, on the marked control, unless that is disabled (%s)', (isDisabled, name) => {
    render(
      <Dialog title="All yours" onClose={() => {}}>
        <Button>Turn</Button>
        <Button {...FIRST_FOCUS} disabled={isDisabled}>
          Wear now
        </Button>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  });

  it.each(['{Escape}', 'knob'])('closes by %s and gives the focus back to what opened it', async (how) => {
    render(<Room />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Forums' }).contains(document.activeElement)).toBe(true);
    if (how === 'knob') await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    else await userEvent.keyboard(how);
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement, PATIENT).toBe(opener);
  });

  it('opened from a menu gives the focus back to the button of the menu', async () => {
    render(<MenuRoom />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Profile' }));
    await user.click(screen.getByRole('menuitem', { name: 'Feed' }));
    await user.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.textContent, PATIENT).toBe('Profile');
  });

  it('leaves the focus to what the player used before it was given back', async () => {
    render(<MenuRoom />);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Profile' });
    await user.click(button);
    await user.click(screen.getByRole('menuitem', { name: 'Feed' }));
    // The page of the tests has no layout: everything in it counts as hidden.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
    // Both in one task: the focus is given back in a later one.
    fireEvent.keyDown(screen.getByRole('button', { name: 'Inside' }), { key: 'Escape' });
    button.focus();
    fireEvent.keyDown(button, { key: 'Enter' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true);
  });

  it('keeps the focus inside', async () => {
    render(<Room />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
  });

  it('must be answered when it is required', async () => {
    render(<Room isRequired />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Forums' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
