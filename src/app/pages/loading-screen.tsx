/** Fills the window while the session or the game's code is loading. */
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import { text } from '../text.ts';

export function LoadingScreen() {
  return (
    <main className="backdrop fixed inset-0 grid place-items-center">
      <output className="loading-card">
        <LanternMark size={40} />
        <span className="t-heading">{text.loading}</span>
      </output>
    </main>
  );
}
