import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPageGaps, PATIENT } from '../../tests/support/page.ts';
import { manifestOf } from '../../tests/support/samples/screen-manifest.ts';
import { Button } from '../ui/controls/button.tsx';
import { Menu, MenuItem } from '../ui/overlays/menu.tsx';
import { DialogHost } from './dialog-host.tsx';
import { registerScreens } from '../screens/screen-registry.tsx';
import { closeScreens, openScreenByName } from '../screens/screens.ts';

function Letters() {
  return (
    <>
      <input aria-label="Search letters" />
      <Button onClick={() => openScreenByName('person', { username: 'odette' })}>odette</Button>
    </>
  );
}

const screens = registerScreens([
  manifestOf('letters', Letters),
  {
    ...manifestOf('person', () => <Button onClick={() => openScreenByName('letters')}>All letters</Button>),
    titleOf: ({ username }: { username: string }) => username,
  },
]);

function Room() {
  return (
    <>
      <Menu trigger={<Button>Profile</Button>}>
        <MenuItem onSelect={() => openScreenByName('letters')}>Email</MenuItem>
      </Menu>
      <DialogHost registry={screens} />
    </>
  );
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const knob = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => knob(name).getAttribute('aria-disabled') === 'true' && knob(name).tabIndex < 0;

beforeAll(fillPageGaps);
beforeEach(async () => {
  render(<Room />);
  await userEvent.click(knob('Profile'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Email' }));
  await dialog('letters');
});
afterEach(() => {
  act(closeScreens);
  cleanup();
});

describe('the host of dialogs', () => {
  it('opens by name with the focus on the dialog and an empty history', async () => {
    await expect.poll(() => document.activeElement, PATIENT).toBe(await dialog('letters'));
    expect([isOff('Back'), isOff('Forward')]).toEqual([true, true]);
    await userEvent.click(knob('Back'));
    expect(await dialog('letters')).toBeTruthy();
    (await dialog('letters')).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(knob('Close'));
  });

  it('restores typed text and focus when going back, and goes forward again', async () => {
    await userEvent.type(await screen.findByLabelText('Search letters'), 'pier');
    await userEvent.click(knob('odette'));
    expect(document.activeElement).toBe(await dialog('odette'));

    await userEvent.click(knob('Back'));
    expect(await screen.findByDisplayValue('pier')).toBeTruthy();
    expect(document.activeElement).toBe(knob('odette'));
    expect([isOff('Back'), isOff('Forward')]).toEqual([true, false]);

    await userEvent.click(knob('Forward'));
    await dialog('odette');
    await userEvent.click(await screen.findByRole('button', { name: 'All letters' }));
    await dialog('letters');
    // A second opening of the same screen starts over.
    expect(screen.queryByDisplayValue('pier')?.checkVisibility?.() ?? false).toBe(false);
    expect([isOff('Back'), isOff('Forward')]).toEqual([false, true]);
  });

  it('closes on Escape at any depth and returns the focus to the menu', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'odette' }));
    await dialog('odette');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement, PATIENT).toBe(knob('Profile'));
  });
});
