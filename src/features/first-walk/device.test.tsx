import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { useDevice } from './device.ts';

beforeEach(() => fillPageGaps());
afterEach(() => document.body.replaceChildren());

it('is the keyboard after a key of the town, but not while a word is typed', async () => {
  const { result } = renderHook(useDevice);
  const field = document.createElement('input');
  document.body.append(field);
  await userEvent.click(field);
  expect(result.current).toBe('mouse');
  await userEvent.type(field, 'hello');
  expect(result.current).toBe('mouse');
  field.blur();
  await userEvent.keyboard('e');
  expect(result.current).toBe('keys');
});

it('changes at the release of a pointer, so that what is pressed stays below it', async () => {
  const { result } = renderHook(useDevice);
  await userEvent.keyboard('e');
  expect(result.current).toBe('keys');
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(result.current).toBe('keys');
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(result.current).toBe('mouse');
});
