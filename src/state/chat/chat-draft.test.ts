// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatDraft, draftDelivered, draftSent, forgetDraft, returnDraft } from './chat-draft.ts';
import { addressedTo, afterSending, hasSomethingToSay, withoutBareAddress } from './chat-draft-rules.ts';

beforeEach(() => forgetDraft());

describe('rules', () => {
  it('there is nothing to say in nothing, blanks, or an address alone', () => {
    for (const text of ['', '   ', 'wren:', 'wren: ']) expect(hasSomethingToSay(text)).toBe(false);
    for (const text of ['hi', 'wren: hi', 'ab:', 'a b:', ':)']) expect(hasSomethingToSay(text)).toBe(true);
  });

  it('the address of a whisper stays after sending and nothing else', () => {
    expect(afterSending('wren: see you')).toBe('wren: ');
    expect(afterSending('see you')).toBe('');
    expect(afterSending('https://example.org')).toBe('');
    expect(afterSending('\\wren: see you')).toBe('');
  });

  it('an address comes before what was written, in place of another', () => {
    expect(addressedTo('wren', '')).toBe('wren: ');
    expect(addressedTo('wren', 'see you')).toBe('wren: see you');
    expect(addressedTo('wren', 'odette: see you')).toBe('wren: see you');
    expect(addressedTo('wren', '\\odette: hi')).toBe('wren: odette: hi');
    expect(addressedTo('wren', 'https://example.org')).toBe('wren: https://example.org');
  });

  it('leaving the whispers drops an address alone and never makes words public', () => {
    expect(withoutBareAddress('wren: ')).toBe('');
    expect(withoutBareAddress('wren: a secret')).toBe('wren: a secret');
  });
});

describe('the draft', () => {
  it('is kept for a reload', async () => {
    chatDraft.text = 'half a thou';
    await vi.waitUntil(() => sessionStorage.getItem('chatDraft') === 'half a thou');
    vi.resetModules();
    const again = await import('./chat-draft.ts');
    expect(again.chatDraft.text).toBe('half a thou');
  });

  it('comes back when what was sent did not arrive', () => {
    chatDraft.text = 'wrenn: hello';
    draftSent();
    expect(chatDraft.text).toBe('wrenn: ');
    returnDraft();
    expect(chatDraft.text).toBe('wrenn: hello');
  });

  it('does not come back when it was delivered, nor over something newer', () => {
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
