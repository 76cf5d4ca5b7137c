/** Reads the captions of the town's sounds aloud, politely. Sighted players see what they say: rain, fog and the pill. */
import { useSnapshot } from 'valtio';
import { captions } from '../../state/places/captions.ts';

export function SoundCaptions() {
  const { text, count } = useSnapshot(captions);
  return (
    <output className="sr-only" data-testid="sound-caption">
      {text !== '' && <span key={count}>{text}</span>}
    </output>
  );
}
