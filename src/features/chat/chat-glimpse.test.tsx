import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { addPublicMessage, chat } from '../../state/chat/chat.ts';
import { unread } from '../../state/session/unread.ts';
import { hud, resizeHud, togglePanel } from '../../state/settings/hud.ts';
import { CHAT_HEIGHT_DEFAULT_PX, settings } from '../../state/settings/settings.ts';
import { ChatGlimpse } from './chat-glimpse.tsx';
import { ChatWindow } from './chat-window.tsx';

const say = (text: string): void =>
  addPublicMessage({
    socketId: 's1',
    user: 'wren',
    text,
    isSender: false,
    membership: 0,
    nametag: '',
    nametagColor: null,
  });

/** The stores notify in a microtask. */
const change = (run: () => void): Promise<void> =>
  act(async () => {
    run();
    await Promise.resolve();
  });

beforeAll(fillPageGaps);
beforeEach(() => {
  chat.log = [];
  hud.panels = [];
  resizeHud(844, 390);
  settings.isExpanded = true;
  settings.chatWindowHeight = CHAT_HEIGHT_DEFAULT_PX;
});
afterEach(cleanup);

describe('the last messages on a phone', () => {
  it('are the last two, and the button opens the chat', async () => {
    for (const text of ['one', 'two', 'three']) say(text);
    settings.isExpanded = false;
    const { container } = render(<ChatGlimpse />);
    expect([...container.querySelectorAll('li')].map((line) => line.textContent)).toEqual(['wren two', 'wren three']);
    expect(container.querySelectorAll('li .own-text'), 'names in their colours').toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Open chat' }));
    expect(settings.isExpanded).toBe(true);
  });

  it('have the number of unread whispers beside them, also a single one', async () => {
    render(<ChatGlimpse />);
    await change(() => (unread.unreadWhisperCount = 1));
    expect(screen.getByText('unread whisper').parentElement?.textContent).toBe('1 unread whisper');
    await change(() => (unread.unreadWhisperCount = 2));
    expect(screen.getByText('unread whispers').parentElement?.textContent).toBe('2 unread whispers');
    await change(() => (unread.unreadWhisperCount = 0));
  });

  it('start their time over with each message', async () => {
    say('one');
    const { container } = render(<ChatGlimpse />);
    const before = container.querySelector('ol');
    await change(() => say('two'));
    expect(container.querySelector('ol')).not.toBe(before);
  });
});

describe('the chat window', () => {
  const region = (): HTMLElement => screen.getByRole('region', { name: 'Chat' });

  it('is one line while nothing was said, until the player chooses a height', async () => {
    render(<ChatWindow />);
    expect(region().dataset.quiet).toBe('true');
    expect(region().textContent).toBe('It is quiet here. Say hello!');
    expect(screen.queryByRole('tab')).toBeNull();
    await change(() => say('hello'));
    // The log reads the name with each line: it has nothing else in it.
    expect(within(screen.getByRole('log')).getByRole('button').getAttribute('aria-haspopup')).toBe('dialog');
    expect(within(screen.getByRole('log')).getByRole('button', { name: 'wren' })).toBeTruthy();
    expect(region().dataset.quiet).toBeUndefined();
    await change(() => {
      chat.log = [];
      settings.chatWindowHeight = 300;
    });
    expect(region().dataset.quiet).toBeUndefined();
  });

  it('gives way to a panel on a phone', async () => {
    render(<ChatWindow />);
    await change(() => togglePanel('friends'));
    expect(screen.queryByRole('region')).toBeNull();
    await change(() => togglePanel('friends'));
    expect(region()).toBeTruthy();
  });
});
