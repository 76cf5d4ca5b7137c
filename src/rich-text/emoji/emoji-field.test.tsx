/** Picker and autocomplete on a real field, as in chat, mail and forum. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { topLayer } from '../../ui/layers/layers.ts';
import { EmojiAutocomplete } from './emoji-autocomplete.tsx';
import { EmojiButton } from './emoji-button.tsx';
import type { TextField } from './text-insertion.ts';

/** Stubs for APIs that jsdom lacks. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const entered = vi.fn();

interface LineProps {
  maxLength?: number;
  isArea?: boolean;
  /** Its code is loaded. */
  hasSuggestions?: boolean;
}

function Line({ maxLength, isArea = false, hasSuggestions = true }: LineProps) {
  const [text, setText] = useState('');
  const [field, setField] = useState<TextField | null>(null);
  const props = {
    'aria-label': 'Line',
    value: text,
    maxLength,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onKeyDown: ({ key }: { key: string }) => entered(key),
  };
  return (
    <>
      {isArea ? <textarea ref={setField} {...props} /> : <input ref={setField} {...props} />}
      <EmojiButton field={field} />
      {hasSuggestions && <EmojiAutocomplete field={field} />}
    </>
  );
}

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Line' });
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
let user: UserEvent;

beforeAll(fillPageGaps);
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  user = userEvent.setup();
});
afterEach(() => {
  cleanup();
  entered.mockClear();
  vi.unstubAllGlobals();
});

describe('the emoji', () => {
  it('are fetched when the pointer reaches the button, before the picker opens', async () => {
    const fetched = vi.fn(() => Promise.reject(new Error('offline')));
    vi.stubGlobal('fetch', fetched);
    render(<Line />);
    expect(fetched).not.toHaveBeenCalled();
    await user.hover(screen.getByRole('button', { name: 'Emoji' }));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('autocomplete', () => {
  it('suggests, preselects the first, and replaces the fragment by emoji and space on Enter', async () => {
    render(<Line />);
    await user.type(line(), 'hi :pog');
    expect((await options())[0]).toContain(':pogchamp:');
    expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true');
    expect(line().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    entered.mockClear();
    await user.keyboard('{Enter}');
    expect(line().value).toBe('hi <:/emojis/pogchamp.webp:> ');
    expect(entered).not.toHaveBeenCalledWith('Enter');
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('{Enter}');
    expect(entered).toHaveBeenCalledWith('Enter');
  });

  it('says the name of an emoji beside what is typed', async () => {
    render(<Line />);
    await user.type(line(), ':beaming_fa');
    expect((await options())[0]).toContain('beaming face with smiling eyes:grin:');
  });

  it('suggests for what was written before its code arrived', async () => {
    const { rerender } = render(<Line hasSuggestions={false} />);
    await user.type(line(), 'hi :pog');
    rerender(<Line />);
    expect((await options())[0]).toContain(':pogchamp:');
  });

  it('moves by arrow keys with wrap-around, and Tab selects', async () => {
    render(<Line isArea />);
    await user.type(line(), ':grin');
    const all = await options();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getAllByRole('option')[all.length - 1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowDown}{Tab}');
    expect(line().value).toBe('😁 ');
    expect(document.activeElement).toBe(line());
  });

  it('closes on Escape without propagation, and resets when the pattern ends', async () => {
    render(<Line />);
    await user.type(line(), ':grin');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(entered).not.toHaveBeenCalledWith('Escape');
    await user.keyboard('n');
    await options();
    await user.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  });

  it('works in the middle of a text', async () => {
    render(<Line />);
    await user.type(line(), 'a b');
    line().setSelectionRange(2, 2);
    await user.keyboard(':kappa');
    await options();
    await user.keyboard('{Tab}');
    expect(line().value).toBe('a <:/emojis/kappa.webp:> b');
    expect(line().selectionStart).toBe(25);
  });

  it('does not exceed the maximum length', async () => {
    render(<Line maxLength={20} />);
    await user.type(line(), 'hello :kappa');
    await options();
    await user.keyboard('{Tab}');
    expect(line().value).toBe('hello :kappa');
  });
});

describe('the picker', () => {
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Emoji picker' }));
    await picker.findByRole('tab', { name: 'Custom' });
    return picker;
  };

  it('starts with Smileys & Emotion and has a tab per category, Custom and six columns', async () => {
    render(<Line />);
    const picker = await open();
    expect(picker.getAllByRole('tab')).toHaveLength(9);
    expect(picker.getByRole('tab', { selected: true }).getAttribute('aria-label')).toBe('Smileys & Emotion');
    await user.click(picker.getByRole('tab', { name: 'Custom' }));
    const group = picker.getByRole('group', { name: 'Custom' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['pepe', 'kappa', 'pogchamp']);
    await user.click(within(group).getByRole('button', { name: 'kappa' }));
    expect(line().value).toBe('<:/emojis/kappa.webp:>');
  });

  it('hides the tabs during a search, and shows a notice for no results', async () => {
    render(<Line />);
    const picker = await open();
    await user.type(picker.getByRole('searchbox', { name: 'Search emoji' }), 'FEELSGOOD');
    expect(picker.queryByRole('tab')).toBeNull();
    expect(picker.getByRole('button', { name: 'pepe' })).toBeTruthy();
    await user.type(picker.getByRole('searchbox', { name: 'Search emoji' }), 'x');
    expect(picker.getByText('No emojis found')).toBeTruthy();
  });

  it('moves by arrow keys over the columns', async () => {
    render(<Line />);
    const picker = await open();
    const buttons = within(picker.getByRole('group', { name: 'Smileys & Emotion' })).getAllByRole('button');
    buttons[0]?.focus();
    expect(buttons[0]?.getAttribute('aria-label')).toBe('grinning face');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(buttons[7]);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(line().value).toBe(buttons[1]?.textContent);
  });

  it('closes on Escape and returns the focus to the field in which the player was typing', async () => {
    render(<Line />);
    await user.type(line(), 'hi');
    await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(line()));
  });

  it('leaves the on-screen keyboard closed when the player was not typing', async () => {
    render(<Line />);
    await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Emoji' })));
  });

  it('is what Back closes', async () => {
    render(<Line />);
    await open();
    act(() => topLayer()?.close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(topLayer()).toBeNull();
  });
});
