/** Own emoji in an English text keep the code that players type. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmojiText } from './emoji-text.tsx';
import { customName } from './custom-names.ts';

it('their code is their alternative text, also when their names are loaded', async () => {
  expect(customName('cat-happy')).toBe('cat: happy');
  render(<EmojiText text="Good evening <:/emojis/cat-happy.webp:>" />);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByRole('img').getAttribute('alt')).toBe(':cat-happy:');
});
