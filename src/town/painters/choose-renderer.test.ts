import { describe, expect, it } from 'vitest';
import { chooseRenderer } from './choose-renderer.ts';

describe('the renderer', () => {
  it('is the GPU unless the address names the core', () => {
    expect(['', '?a=1', '?renderer=gpu', '?renderer=other'].map((search) => chooseRenderer(search, true))).toEqual(
      Array.from({ length: 4 }, () => 'gpu'),
    );
    expect(chooseRenderer('?a=1&renderer=core', true)).toBe('core');
  });

  it('is none for the core in a browser whose workers cannot draw', () => {
    expect(chooseRenderer('?renderer=core', false)).toBe('none');
    expect(chooseRenderer('', false)).toBe('gpu');
  });
});
