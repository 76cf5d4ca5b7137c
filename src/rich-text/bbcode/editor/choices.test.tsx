import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readableColour } from '../../../shared/rules/colour/colour.ts';
import { ColourChoice } from './choices.tsx';

afterEach(cleanup);

it('shows in each swatch how the colour will be painted', () => {
  render(<ColourChoice onChoose={() => undefined} />);
  const white = screen.getByRole('button', { name: 'White' });
  expect(white.style.getPropertyValue('--chosen')).toBe('#ffffff');
  expect(white.style.getPropertyValue('--own-night')).toBe('#ffffff');
  expect(white.style.getPropertyValue('--own-day')).toBe(readableColour('#ffffff', 'day'));
  expect(white.title).toBe('White (darker by day, so that it can be read)');
  expect(screen.getByRole('button', { name: 'Black' }).title).toBe('Black (lighter by night, so that it can be read)');
});
