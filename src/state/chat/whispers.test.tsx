import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addPublicMessage, chat, dropMessagesOf, forgetChat, lastWords, redactMessages } from './chat.ts';
import { chatDraft } from './chat-draft.ts';
import { settings } from '../settings/settings.ts';
import { unread } from '../session/unread.ts';
import {
  addWhisper,
  dropWhispersOf,
  forgetWhispers,
  latestWhisperer,
  markWhispersRead,
  pickWhisperer,
  showChatTab,
  startWhisper,
  unreadWhispersOf,
  whisperers,
  whispers,
} from './whispers.ts';

const hear = (user: string, text = 'psst') => addWhisper({ user, text, isSender: false, myUsername: 'me' });
const tell = (user: string, text = 'yes?') => addWhisper({ user, text, isSender: true, myUsername: 'me' });
const say = (user: string, text: string, socketId = user) =>
  addPublicMessage({ socketId, user, text, isSender: false, membership: 0, nametag: '', nametagColor: null });

beforeEach(() => {
  forgetChat();
  forgetWhispers();
  settings.isExpanded = true;
});

describe('whispers', () => {
  it('counts incoming whispers until they are read', () => {
    hear('wren');
    hear('odette');
    hear('wren');
    expect(unread.unreadWhisperCount).toBe(3);
    expect(unreadWhispersOf(whispers.log, 'wren')).toBe(2);
    markWhispersRead('wren');
    expect(unread.unreadWhisperCount).toBe(1);
    expect(unread.unreadCount).toBe(unread.unreadMailCount + 1);
  });

  it('sets the address and marks the whispers read when a user is selected', () => {
    hear('wren');
    hear('odette');
    pickWhisperer('wren');
    expect(chatDraft.text).toBe('wren: ');
    expect(unreadWhispersOf(whispers.log, 'wren')).toBe(0);
    expect(unread.unreadWhisperCount).toBe(1);
  });

  it('selects the latest conversation in the whisper tab, and clears the selection in the public tab', () => {
    hear('wren');
    hear('odette');
    tell('kenji');
    showChatTab('public');
    expect(whispers.partner).toBeNull();
    expect(chatDraft.text).toBe('');
    showChatTab('whispers');
    expect(whispers.partner).toBe('odette');
    expect(chatDraft.text).toBe('odette: ');
    pickWhisperer('wren');
    showChatTab('whispers');
    expect(whispers.partner).toBe('wren');
  });

  it('uses the last recipient as the latest conversation when there are no incoming whispers', () => {
    expect(latestWhisperer(whispers.log)).toBeNull();
    tell('kenji');
    expect(latestWhisperer(whispers.log)).toBe('kenji');
    hear('wren');
    tell('kenji');
    expect(latestWhisperer(whispers.log)).toBe('wren');
    expect(whisperers(whispers.log)).toEqual(['kenji', 'wren']);
  });

  it('opens the chat and requests the focus when another screen starts a whisper', () => {
    settings.isExpanded = false;
    const { focusWishes } = chatDraft;
    startWhisper('luz');
    expect(settings.isExpanded).toBe(true);
    expect(whispers).toMatchObject({ tab: 'whispers', partner: 'luz' });
    expect(chatDraft).toMatchObject({ text: 'luz: ', focusWishes: focusWishes + 1 });
  });

  it('shows an own whisper in the whisper tab', () => {
    tell('wren', 'hello <:/emojis/cat-happy.webp:>');
    expect(whispers).toMatchObject({ tab: 'whispers', partner: 'wren' });
    hear('odette', 'hey <:/emojis/cat-happy.webp:>');
    expect(whispers.partner).toBe('wren');
  });

  it('survive a reload with their unread state', async () => {
    hear('wren');
    vi.resetModules();
    const again = await import('./whispers.ts');
    const { unread: unreadAgain } = await import('../session/unread.ts');
    expect(again.whispers.log).toMatchObject([{ user: 'wren', text: 'psst', type: 'whisper', myUsername: 'me' }]);
    expect(unreadAgain.unreadWhisperCount).toBe(1);
  });

  it('ignores invalid stored data', async () => {
    for (const broken of ['{', '{}', 'null', '[1,{"id":"x"},{"id":1,"user":"a","text":"b","timestamp":null}]']) {
      sessionStorage.setItem('whisperLog', broken);
      vi.resetModules();
      expect((await import('./whispers.ts')).whispers.log).toEqual([]);
    }
  });
});

describe('the public log', () => {
  it('shows the last 50 messages', () => {
    for (let i = 1; i <= 53; i++) say('wren', `line ${i}`);
    expect(chat.log).toHaveLength(50);
    expect(chat.log[0]?.text).toBe('line 4');
    expect(chat.log.at(-1)?.text).toBe('line 53');
  });

  it('converts custom emoji to words for screen readers', () => {
    say('wren', 'look <:/emojis/frog-cool.webp:>', 's1');
    expect(lastWords('s1')).toBe('look :frog-cool:');
  });

  it('hides redacted words in the log and in bubbles', () => {
    say('wren', 'rude words', 's1');
    say('wren', 'kind words', 's1');
    say('odette', 'rude words', 's2');
    redactMessages('wren', 'rude words');
    expect(chat.log.map(({ text }) => text)).toEqual(['[redacted]', 'kind words', 'rude words']);
    expect(chat.bubbles.s1?.map(({ text }) => text)).toEqual(['kind words']);
    expect(chat.bubbles.s2?.map(({ text }) => text)).toEqual(['rude words']);
  });

  it('drops messages of blocked players, ignoring the case of names', () => {
    say('wren', 'hello');
    say('odette', 'hi');
    hear('wren');
    dropMessagesOf(['WREN']);
    dropWhispersOf(['WREN']);
    expect(chat.log.map(({ user }) => user)).toEqual(['odette']);
    expect(whispers.log).toEqual([]);
    expect(unread.unreadWhisperCount).toBe(0);
  });
});
