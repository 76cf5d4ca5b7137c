/** Says in words what lanterns say by light and sound: one is near, one was found, all were found. */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { openScreen } from '../../screens/screens.ts';
import { LANTERNS_A_DAY } from '../../shared/rules/lanterns/lanterns.ts';
import { lanterns, onFoundLantern } from '../../state/places/lanterns.ts';
import { areRewardsSent } from '../../state/rewards/rewards.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { text } from './text.ts';

const TOAST_ID = 'lantern';

function announce(count: number): void {
  if (count < LANTERNS_A_DAY) {
    showToast({ id: TOAST_ID, tone: 'coin', text: text.foundLantern({ count }) });
    return;
  }
  // A card says it, if the server sends rewards.
  if (areRewardsSent()) return;
  const isFull = (
    <>
      {text.foundAll}{' '}
      <button type="button" className="link hit" onClick={() => openScreen('album')}>
        {text.openAlbum}
      </button>
    </>
  );
  showToast({ id: TOAST_ID, tone: 'coin', durationMs: 10_000, text: isFull });
}

export function LanternNews() {
  const { heard, found } = useSnapshot(lanterns);
  const near = heard.filter((spot) => !found.includes(spot)).length;
  useEffect(() => onFoundLantern((_, count) => announce(count)), []);
  // Said again for each further one: a live region speaks only when its content changes.
  return <output className="sr-only">{near > 0 && <span key={heard.length}>{text.lanternNear}</span>}</output>;
}
