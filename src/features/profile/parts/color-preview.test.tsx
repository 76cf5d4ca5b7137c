import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import { readableColour } from '../../../shared/rules/colour/colour.ts';
import { ColorPreview } from './color-preview.tsx';

beforeEach(() => signInAs(userNamed('mirabel')));
afterEach(cleanup);

const samples = () => within(screen.getByRole('list', { name: 'Preview' })).getAllByRole('listitem');

it('shows a name in the town, by day and by night, and says where it is changed', () => {
  render(<ColorPreview use="name" color="#ffd43b" />);
  expect(samples().map(({ textContent }) => textContent)).toEqual([
    'In townmirabel',
    'By daymirabel',
    'By nightmirabel',
  ]);
  expect(samples()[0]?.querySelector<HTMLElement>('.nametag')?.style.color).toBe('rgb(255, 212, 59)');
  const painted = samples()[1]?.querySelector<HTMLElement>('.own-text');
  expect(painted?.style.getPropertyValue('--own-night')).toBe('#ffd43b');
  expect(painted?.style.getPropertyValue('--own-day')).toBe(readableColour('#ffd43b', 'day'));
  expect(screen.getByRole('status').textContent).toBe('By day it is painted darker, so that it can be read.');
});

it('shows the banner in the chosen colour and the paper by day and by night', () => {
  render(<ColorPreview use="ground" color="#ff0000" />);
  expect(samples().map(({ textContent }) => textContent)).toEqual(['Banner', 'By day', 'By night']);
  expect(samples()[0]?.style.background).toBe('rgb(255, 0, 0)');
  expect(screen.getByRole('status').textContent).toMatch(/^Your banner has exactly this colour/);
});
