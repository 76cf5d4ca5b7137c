import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { topLayer } from '../../ui/layers/layers.ts';
import { BbcodeEditor } from './editor.tsx';

function Page() {
  const [text, setText] = useState('[b]moths[/b]');
  return <BbcodeEditor hasAutoFocus label="Bio" value={text} onChange={setText} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' });

beforeAll(fillPageGaps);
afterEach(cleanup);

it('keeps the focus and the selection when the loaded editor replaces the plain one', async () => {
  render(<Page />);
  const plain = field();
  plain.focus();
  plain.setSelectionRange(3, 6);
  await screen.findByRole('toolbar');
  expect(field()).not.toBe(plain);
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([3, 6]);
});

it('has the height of the loaded editor from the beginning', async () => {
  render(<Page />);
  const rows = () => field().closest<HTMLElement>('.field.bb-editor-frame')?.style.getPropertyValue('--rows');
  expect(rows()).toBe('14');
  await screen.findByRole('toolbar');
  expect(rows()).toBe('14');
});

it('closes the list of a tool by Back', async () => {
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Size' }));
  expect(await screen.findByRole('group', { name: 'Size' })).toBeTruthy();
  act(() => topLayer()?.close());
  await expect.poll(() => screen.queryByRole('group', { name: 'Size' })).toBeNull();
  expect(topLayer()).toBeNull();
});
