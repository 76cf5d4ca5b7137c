/** Page for an unknown path. */
import { Scenery } from '../../features/landing/scenery.tsx';
import { navigate } from '../../state/session/route.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { text } from '../text.ts';

export default function NotFound() {
  return (
    <main className="fixed inset-0 grid place-items-center overflow-y-auto p-4">
      <Scenery />
      <Panel accent="books" hasTrim className="w-full max-w-[440px] items-center p-7 text-center">
        <div className="spot">
          <LanternMark size={58} isLit={false} />
        </div>
        <h1 className="t-display mt-3">{text.noSuchPlace}</h1>
        <p className="t-body mt-2 text-ink-2">{text.nothingHere}</p>
        <Button tone="primary" size="lg" className="mt-5 w-full" onClick={() => navigate('/')}>
          {text.toLanternBay}
        </Button>
      </Panel>
    </main>
  );
}
