import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatDraft, draftSent, forgetDraft, returnDraft, returnLines } from './chat-draft.ts';
import { addressedTo, afterSending, hasSomethingToSay, withoutBareAddress } from './chat-draft-rules.ts';
import { lineDelivered, lineSent } from './outbox.ts';

beforeEach(() => forgetDraft());

describe('rules', () => {
  it('cannot send an empty text, blanks, or an address without text', () => {
    for (const text of ['', '   ', 'wren:', 'wren: ', '\\', ' \\ ']) expect(hasSomethingToSay(text)).toBe(false);
    for (const text of ['hi', 'wren: hi', 'ab:', 'a b:', ':)']) expect(hasSomethingToSay(text)).toBe(true);
  });

  it('keeps only the address of a whisper after sending', () => {
    expect(afterSending('wren: see you')).toBe('wren: ');
    expect(afterSending('see you')).toBe('');
    expect(afterSending('https://example.org')).toBe('');
    expect(afterSending('\\wren: see you')).toBe('');
  });

  it('puts an address before the text and replaces another address', () => {
    expect(addressedTo('wren', '')).toBe('wren: ');
    expect(addressedTo('wren', 'see you')).toBe('wren: see you');
    expect(addressedTo('wren', 'odette: see you')).toBe('wren: see you');
    expect(addressedTo('wren', '\\odette: hi')).toBe('wren: odette: hi');
    expect(addressedTo('wren', 'https://example.org')).toBe('wren: https://example.org');
  });

  it('removes an address without text when the player leaves the whispers, and never makes a text public', () => {
    expect(withoutBareAddress('wren: ')).toBe('');
    expect(withoutBareAddress('wren: a secret')).toBe('wren: a secret');
  });
});

function send(text: string): void {
  chatDraft.text = text;
  lineSent(text);
  draftSent();
}

describe('the draft', () => {
  it('survives a reload', async () => {
    chatDraft.text = 'half a thou';
    await vi.waitUntil(() => sessionStorage.getItem('chatDraft') === 'half a thou');
    vi.resetModules();
    const again = await import('./chat-draft.ts');
    expect(again.chatDraft.text).toBe('half a thou');
  });

  it('is restored when a line was not delivered', () => {
    send('wrenn: hello');
    expect(chatDraft.text).toBe('wrenn: ');
    returnDraft();
    expect(chatDraft.text).toBe('wrenn: hello');
  });

  it('is not restored after delivery, nor over a newer text', () => {
    send('hello');
    lineDelivered(null);
    returnDraft();
    expect(chatDraft.text).toBe('');

    send('hello');
    chatDraft.text = 'newer';
    returnDraft();
    expect(chatDraft.text).toBe('newer');
  });

  it('gets lines that are sent no more, before its own text', () => {
    chatDraft.text = 'newer';
    returnLines([]);
    expect(chatDraft.text).toBe('newer');
    returnLines(['one', 'two']);
    expect(chatDraft.text).toBe('one two newer');
  });
});
