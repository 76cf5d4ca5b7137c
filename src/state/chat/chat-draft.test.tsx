import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatDraft, draftDelivered, draftSent, forgetDraft, returnDraft } from './chat-draft.ts';
import { addressedTo, afterSending, hasSomethingToSay, withoutBareAddress } from './chat-draft-rules.ts';

beforeEach(() => forgetDraft());

describe('rules', () => {
  it('cannot send an empty text, blanks, or an address without text', () => {
    for (const text of ['', '   ', 'wren:', 'wren: ']) expect(hasSomethingToSay(text)).toBe(false);
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

describe('the draft', () => {
  it('survives a reload', async () => {
    chatDraft.text = 'half a thou';
    await vi.waitUntil(() => sessionStorage.getItem('chatDraft') === 'half a thou');
    vi.resetModules();
    const again = await import('./chat-draft.ts');
    expect(again.chatDraft.text).toBe('half a thou');
  });

  it('is restored when a line was not delivered', () => {
    chatDraft.text = 'wrenn: hello';
    draftSent();
    expect(chatDraft.text).toBe('wrenn: ');
    returnDraft();
    expect(chatDraft.text).toBe('wrenn: hello');
  });

  it('is not restored after delivery, nor over a newer text', () => {
    chatDraft.text = 'hello';
    draftSent();
    draftDelivered();
    returnDraft();
    expect(chatDraft.text).toBe('');

    chatDraft.text = 'hello';
    draftSent();
    chatDraft.text = 'newer';
    returnDraft();
    expect(chatDraft.text).toBe('newer');
  });
});
