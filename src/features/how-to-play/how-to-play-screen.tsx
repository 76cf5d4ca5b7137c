/** How to play: for each topic what mouse, keys and fingers do, in three columns, or one below the other on a phone. */
import './how-to-play.css';
import { ArmchairIcon } from '@phosphor-icons/react/dist/csr/Armchair';
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle';
import { CoatHangerIcon } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { DoorOpenIcon } from '@phosphor-icons/react/dist/csr/DoorOpen';
import { CompassIcon } from '@phosphor-icons/react/dist/csr/Compass';
import { EarIcon } from '@phosphor-icons/react/dist/csr/Ear';
import { FootprintsIcon } from '@phosphor-icons/react/dist/csr/Footprints';
import { HandTapIcon } from '@phosphor-icons/react/dist/csr/HandTap';
import { HandWavingIcon } from '@phosphor-icons/react/dist/csr/HandWaving';
import { KeyboardIcon } from '@phosphor-icons/react/dist/csr/Keyboard';
import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus';
import { MouseIcon } from '@phosphor-icons/react/dist/csr/Mouse';
import { PawPrintIcon } from '@phosphor-icons/react/dist/csr/PawPrint';
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { useSnapshot } from 'valtio';
import { leaveScreens } from '../../screens/screens.ts';
import { firstWalk, walkWithCat } from '../../state/session/first-walk.ts';
import { Button } from '../../ui/controls/button.tsx';
import { KeysCard } from './keys-card.tsx';
import { settings } from '../../state/settings/settings.ts';
import { DEVICES, text, type TopicName } from './text.ts';

const ICON_OF_TOPIC: Record<TopicName, typeof EarIcon> = {
  walk: FootprintsIcon,
  doors: DoorOpenIcon,
  find: CompassIcon,
  zoom: MagnifyingGlassPlusIcon,
  talk: ChatCircleIcon,
  gestures: HandWavingIcon,
  sit: ArmchairIcon,
  whisper: EarIcon,
  meet: UsersIcon,
  dress: CoatHangerIcon,
  play: StarIcon,
  close: XCircleIcon,
};
const TOPICS = Object.keys(ICON_OF_TOPIC) as TopicName[];
const ICON_OF_DEVICE = { mouse: MouseIcon, keys: KeyboardIcon, touch: HandTapIcon } as const;

export default function HowToPlayScreen() {
  const { hasLetterKeys } = useSnapshot(settings);
  const { walk } = useSnapshot(firstWalk);
  return (
    <div className="scroll how-to-play">
      <p className="t-body text-ink-2">{text.introduction}</p>
      {walk !== null && walk.status !== 'new' && walk.status !== 'going' && (
        <Button
          className="how-to-walk"
          icon={<PawPrintIcon weight="duotone" size={20} />}
          onClick={() => leaveScreens(walkWithCat)}
        >
          {text.walkWithCat}
        </Button>
      )}
      {TOPICS.map((topic) => (
        <TopicCard key={topic} topic={topic} />
      ))}
      <KeysCard />
      <p className="t-small text-ink-3">{hasLetterKeys ? text.helpKeyNote : text.helpKeyOffNote}</p>
    </div>
  );
}

function TopicCard({ topic }: { topic: TopicName }) {
  const Icon = ICON_OF_TOPIC[topic];
  const { title, ...how } = text.topics[topic];
  return (
    <section className="card how-to-topic" aria-label={title}>
      <h3 className="t-heading">
        <Icon weight="duotone" size={22} aria-hidden />
        {title}
      </h3>
      <dl>
        {DEVICES.map((device) => {
          const DeviceIcon = ICON_OF_DEVICE[device];
          return (
            <div key={device}>
              <dt className="t-over">
                <DeviceIcon weight="fill" size={15} aria-hidden />
                {text.deviceNames[device]}
              </dt>
              <dd className="t-body">{how[device]}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
