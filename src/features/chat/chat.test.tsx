import { describe, expect, it } from 'vitest';
import { chatHeightIn } from './chat-height.ts';
import { recipientOf } from './recipient.tsx';

describe('the recipient', () => {
  const known = ['Wren'];
  it.each([
    ['', 'everyone', null],
    ['hello', 'everyone', null],
    ['wren: ', 'whisper', 'wren'],
    ['wren:hello', 'whisper', 'wren'],
    ['nobody: hello', 'whisper', 'nobody'],
    ['nobody:hello', 'perhaps', 'nobody'],
    ['  wren: hello', 'whisper', 'wren'],
    ['\\wren: hello', 'everyone', null],
    ['https://example.org', 'everyone', null],
  ])('of %j is %s', (text, kind, name) => {
    expect(recipientOf(text, known)).toEqual({ kind, name });
  });
});

describe('the chat window', () => {
  it('is 200 to 800 px high and leaves 150 px of the window', () => {
    expect(chatHeightIn(400, 1440, 900)).toEqual({ px: 400, maxPx: 750 });
    expect(chatHeightIn(790, 1440, 900).px).toBe(750);
    expect(chatHeightIn(900, 1440, 2000).px).toBe(800);
    expect(chatHeightIn(100, 1440, 900).px).toBe(200);
    expect(chatHeightIn(400, 1440, 300).px).toBe(200);
  });

  it('opens low on a phone, and at the chosen height there', () => {
    expect(chatHeightIn(400, 390, 844).px).toBe(208);
    expect(chatHeightIn(401, 390, 844).px).toBe(401);
  });
});
