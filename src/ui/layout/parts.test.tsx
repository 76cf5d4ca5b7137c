import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { fitScallop } from './awning.tsx';
import { Button } from '../controls/button.tsx';
import { Badge } from '../controls/chip.tsx';
import { Field } from '../controls/field.tsx';
import { Menu, MenuItem, MenuSwitch } from '../overlays/menu.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';

beforeAll(fillPageGaps);
afterEach(cleanup);

it.each([40, 400, 404, 1260, 31])('an awning of %i px has an odd number of whole scallops', (width) => {
  const count = width / fitScallop(width, 31);
  expect(count).toBeCloseTo(Math.round(count));
  expect(Math.round(count) % 2).toBe(1);
});

it('a busy button keeps its focus and does nothing', async () => {
  let presses = 0;
  render(
    <Button isBusy onClick={() => (presses += 1)}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(presses).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

function PasswordField() {
  const [value, setValue] = useState('');
  return <Field label="Password" type="password" value={value} onChange={setValue} countTo={5} error="Too weak." />;
}

it('a field reveals a password, counts characters, and is described by its error', async () => {
  render(<PasswordField />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'secret');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  expect(screen.getByText('6/5').dataset.over).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too weak.');
});

it('badges are hidden at zero and limited to 99', () => {
  const { container, rerender } = render(<Badge count={0} label="unread" />);
  expect(container.textContent).toBe('');
  rerender(<Badge count={99} label="unread" />);
  expect(container.textContent).toBe('99 unread');
  rerender(<Badge count={100} label="unread" />);
  expect(container.textContent).toBe('99+ unread');
});

it('a progress bar announces its value, clamped to 100%', () => {
  render(<ProgressBar label="To level 28" value={1.7} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});

it('choosing any item closes the menu; disabled ones cannot be chosen', async () => {
  const chosen: string[] = [];
  render(
    <Menu trigger={<Button>Settings</Button>}>
      <MenuItem onSelect={() => chosen.push('logout')}>Logout</MenuItem>
      <MenuItem isDisabled onSelect={() => chosen.push('options')}>
        Options
      </MenuItem>
      <MenuSwitch label="Optimized Mode" isOn={false} onChange={(isOn) => chosen.push(`optimized ${isOn}`)} />
    </Menu>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('menuitem', { name: 'Options' }));
  expect(chosen).toEqual([]);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Optimized Mode' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(chosen).toEqual(['logout', 'optimized true']);
});
