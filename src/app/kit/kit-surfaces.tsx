/** Surfaces and feedback on the component page: panels, signs in every accent, progress, placeholders, empty and failed states. */
import { Empty } from '../../ui/feedback/empty.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { SkeletonTiles } from '../../ui/feedback/skeleton-tiles.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { Accent } from '../../ui/layout/accent.ts';
import { Awning } from '../../ui/layout/awning.tsx';
import { CardBody } from '../../ui/layout/card-body.tsx';
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import { CrownMark } from '../../ui/layout/marks.tsx';
import { Card, Panel } from '../../ui/layout/panel.tsx';
import { HiddenIfMissing } from '../../ui/layout/picture.tsx';
import { SignTile } from '../../ui/layout/sign-tile.tsx';
import { HangingSign, Sign, Wordmark } from '../../ui/layout/sign.tsx';
import { TimeAgo } from '../../ui/layout/when.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { Group } from './group.tsx';

const ACCENTS: readonly Accent[] = ['bloom', 'boutique', 'books', 'gelato', 'bakery', 'cafe', 'harbour', 'townhall'];

export function SurfaceParts() {
  return (
    <Group title="Surfaces">
      <div className="w-full overflow-hidden pt-6">
        <Wordmark word="Promenade" under="Lantern Bay" />
      </div>
      <HangingSign title="Lantern Bay" icon={<LanternMark size={12} />} end={<CrownMark size={14} />} />
      {ACCENTS.map((accent) => (
        <Sign key={accent} accent={accent} className="px-4 py-2">
          <span className="sign-title">{accent}</span>
        </Sign>
      ))}
      {ACCENTS.map((accent) => (
        <SignTile key={accent} accent={accent}>
          <LanternMark size={14} />
        </SignTile>
      ))}
      <div className="w-full" data-accent="cafe">
        <Awning />
      </div>
      <Panel className="w-full" hasTrim hasAwning accent="bakery">
        <p className="p-4">A panel with trim and awning</p>
      </Panel>
      <Panel className="w-full" accent="harbour">
        <p className="p-4">A panel</p>
      </Panel>
      <Card className="w-full">
        <p className="p-3">A card</p>
      </Card>
      <Card isInked className="w-full">
        <CardBody title="A card with a form" text="Its subtitle">
          <Button tone="primary">Continue</Button>
        </CardBody>
      </Card>
      <HiddenIfMissing src="/emojis/missing.webp" fallback={<span>The picture is missing</span>} />
      <TimeAgo iso="2026-01-01T12:00:00Z" className="t-small" />
    </Group>
  );
}

export function FeedbackParts() {
  return (
    <Group title="Feedback">
      {[0, 0.02, 0.4, 1].map((value) => (
        <ProgressBar key={value} className="w-full" label={`Progress ${value * 100} %`} value={value} />
      ))}
      <Card className="w-full">
        <Empty
          picture={<LanternMark size={58} isLit={false} />}
          title="No friends, yet :)"
          text="Say hello in the square."
        >
          <Button className="mt-2">Invite a friend</Button>
        </Empty>
      </Card>
      <Card className="w-full">
        <LoadFailure message="The list could not be loaded." onRetry={() => undefined} />
      </Card>
      <Card className="w-full p-2">
        <SkeletonRows label="Loading rows" />
      </Card>
      <Card className="flex w-full p-2">
        <SkeletonTiles label="Loading tiles" rows={2} tilePx={60} columns={[2, 3, 3, 3, 3]} />
      </Card>
      <Later frames={2}>
        <p className="t-small">This line came two frames later.</p>
      </Later>
    </Group>
  );
}
