/** Cats and gulls. */
import { tone } from '../../kit/colour.ts';
import { castShadow } from '../../kit/light.ts';
import { dot, part, stroke } from '../../kit/shade.ts';
import { piece, type Piece } from '../piece.ts';

/** A town cat, sitting. */
export function cat(col: string): Piece {
  const tail = stroke('M22,-8C44,-10 44,-34 34,-40', '#3a2a4a', 11) + stroke('M22,-8C44,-10 44,-34 34,-40', col, 7);
  const body = part('M-20,0C-26,-26 -12,-44 0,-46C14,-44 28,-24 22,0Z', col, { shadow: 5, outline: 2.6 });
  const head = part(
    'M-21,-54C-24,-66 -22,-76 -18,-80L-8,-70Q0,-72 8,-70L18,-80C22,-76 24,-66 21,-54C18,-40 -18,-40 -21,-54Z',
    col,
    { shadow: 5, outline: 2.6 },
  );
  return piece(
    castShadow(0, 1, 28, 6) +
      tail +
      body +
      head +
      dot(-8, -58, 2.6, '#2b1a2e', 1, 3.4) +
      dot(8, -58, 2.6, '#2b1a2e', 1, 3.4) +
      stroke('M-4,-51Q-2,-48 0,-51Q2,-48 4,-51', '#2b1a2e', 1.8) +
      stroke('M-7,-2L-7,-14M7,-2L7,-14', tone(col, -0.15), 2.2),
  );
}

/** A gull on a post. */
export function gull(): Piece {
  return piece(
    stroke('M-3,0L-3,-8M4,0L4,-8', '#e08a3a', 2.4) +
      part('M-26,-16C-18,-24 -6,-28 6,-26C6,-38 22,-42 26,-32C30,-22 22,-8 4,-7C-8,-6 -18,-9 -26,-16Z', '#fffaf4', {
        shadow: 4,
        outline: 2.4,
      }) +
      part('M-28,-15C-18,-22 -4,-22 6,-16C-4,-9 -16,-10 -28,-15Z', '#b9bfd6', { shadow: 2, outline: 2 }) +
      part('M25,-33L37,-30L25,-27Z', '#ffb347', { shadow: 1, rim: 1, outline: 1.6 }) +
      dot(19, -33, 2, '#2b1a2e'),
  );
}
