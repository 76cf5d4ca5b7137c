// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { afterSending, hasSomethingToSay } from '../../state/chat-draft-rules.ts';
import { chatHeightIn } from './chat-height.ts';

describe('the send button', () => {
  it('toggles the chat for nothing, blanks, or an address alone', () => {
    for (const text of ['', '   ', 'wren:', 'wren: ']) expect(hasSomethingToSay(text)).toBe(false);
    for (const text of ['hi', 'wren: hi', 'ab:', 'a b:', ':)']) expect(hasSomethingToSay(text)).toBe(true);
  });

  it('keeps the address of a whisper and nothing else', () => {
    expect(afterSending('wren: see you')).toBe('wren: ');
    expect(afterSending('see you')).toBe('');
    expect(afterSending('https://example.org')).toBe('');
  });
});

describe('the chat window', () => {
  it('is between 200 and 800 high and leaves 150 of the window', () => {
    expect(chatHeightIn(400, 1440, 900)).toEqual({ px: 400, maxPx: 750 });
    expect(chatHeightIn(790, 1440, 900).px).toBe(750);
    expect(chatHeightIn(900, 1440, 2000).px).toBe(800);
    expect(chatHeightIn(100, 1440, 900).px).toBe(200);
    expect(chatHeightIn(400, 1440, 300).px).toBe(200);
  });

  it('opens low on a phone, and as high as was chosen there', () => {
    expect(chatHeightIn(400, 390, 844).px).toBe(208);
    expect(chatHeightIn(401, 390, 844).px).toBe(401);
  });
});
