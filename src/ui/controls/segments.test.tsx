import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Segments } from './segments.tsx';

afterEach(cleanup);

it('marks the chosen segment and reports another choice', async () => {
  const onChange = vi.fn();
  const choices = [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly' },
  ];
  render(<Segments label="Period" choices={choices} value="monthly" onChange={onChange} />);
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map((button) => button.textContent)).toEqual(['Monthly']);
  expect(pressed[0]?.dataset.state).toBe('active');
  await userEvent.click(screen.getByRole('button', { name: 'Yearly' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('yearly');
});
