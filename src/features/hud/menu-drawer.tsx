/** The menus of a phone: one drawer with a tile for each screen, and the settings at the bottom. */
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { LampIcon } from '@phosphor-icons/react/dist/csr/Lamp';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { openScreenByName } from '../../screens/screens.ts';
import { avatarThumb } from '../../net/avatar-images.ts';
import { purse } from '../../state/shopping/purse.ts';
import { LOCATION_NAME } from '../../shared/rules/town.ts';
import { session } from '../../state/session/session.ts';
import { runningPainter } from '../../state/settings/running-painter.ts';
import { settings } from '../../state/settings/settings.ts';
import { Coins, Gems } from '../../ui/controls/amount.tsx';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { CrownMark } from '../../ui/layout/marks.tsx';
import { NameText } from '../../people/name-tag.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { MAIN_ENTRIES, MEMBERSHIP_SCREEN, type MenuEntry, openEntry, PROFILE_ENTRIES } from './entries.tsx';
import * as actions from './settings-actions.ts';
import * as text from './text.ts';
import { UnreadMails } from './unread-mails.tsx';

const ENTRIES = [...MAIN_ENTRIES, ...PROFILE_ENTRIES];

export interface MenuDrawerProps {
  onClose: () => void;
}

export function MenuDrawer({ onClose }: MenuDrawerProps) {
  const closed = [...ENTRIES.filter(({ screen }) => screen === undefined).map(({ label }) => label), text.OPTIONS];
  const { user } = useSnapshot(session);
  const open = (entry: MenuEntry): void => {
    onClose();
    openEntry(entry, user?.username ?? '');
  };
  return (
    <Drawer title={text.MENU} onClose={onClose} className="menu-drawer">
      <DrawerHead onClose={onClose} />
      <div className="scroll hud-drawer-body">
        <div className="hud-tiles">
          {ENTRIES.map((entry) => entry.screen !== undefined && <Tile key={entry.label} entry={entry} onOpen={open} />)}
        </div>
        <Button
          tone="coin"
          className="mt-2 w-full"
          icon={<CrownMark size={17} />}
          onClick={() => {
            onClose();
            openScreenByName(MEMBERSHIP_SCREEN);
          }}
        >
          {text.BECOME_A_RESIDENT}
        </Button>
        <div className="hud-closed">
          <p className="reason">
            <HourglassIcon weight="fill" size={14} />
            {text.UNAVAILABLE}
          </p>
          {closed.map((label) => (
            <button key={label} type="button" className="hud-closed-entry" disabled>
              {label}
            </button>
          ))}
        </div>
        <hr className="rule" />
        <SettingRows onClose={onClose} />
      </div>
    </Drawer>
  );
}

function DrawerHead({ onClose }: { onClose: () => void }) {
  const { user } = useSnapshot(session);
  const { coins, gems } = useSnapshot(purse);
  const username = user?.username ?? '';
  return (
    <div className="hud-drawer-head">
      <AvatarThumb name={username} src={avatarThumb(username)} sizePx={46} />
      <div className="min-w-0 flex-1">
        <NameText
          name={username}
          crownLabel={(user?.membership ?? 0) > 0 ? text.RESIDENT : undefined}
          className="max-w-full text-[15px]"
        />
        <div className="hud-drawer-purse">
          <Coins value={coins} />
          <Gems value={gems} />
          <span className="hud-drawer-town">
            <MapPinIcon weight="fill" size={13} />
            {LOCATION_NAME}
          </span>
        </div>
      </div>
      <Button onClick={onClose}>{text.CLOSE}</Button>
    </div>
  );
}

function Tile({ entry, onOpen }: { entry: MenuEntry; onOpen: (entry: MenuEntry) => void }) {
  const { label, icon: Icon, accent, hasUnreadMails } = entry;
  return (
    <button type="button" data-accent={accent} className="card hud-tile" onClick={() => onOpen(entry)}>
      <span className="sign hud-tile-sign">
        <Icon weight="fill" size={22} />
      </span>
      {label}
      {hasUnreadMails && <UnreadMails />}
    </button>
  );
}

function SettingRows({ onClose }: { onClose: () => void }) {
  const { isOptimizedMode, theme, evening, isFlowSoundOn, townPainter } = useSnapshot(settings);
  const { name: painter, isReduced } = useSnapshot(runningPainter);
  return (
    <>
      <SwitchRow
        icon={<LightningIcon weight="duotone" size={21} />}
        label={text.OPTIMIZED_MODE}
        isOn={isOptimizedMode}
        onChange={actions.setOptimizedMode}
      />
      <div className="t-over px-2.5 pt-2 pb-1">{text.LOOK_AND_SOUND}</div>
      <button type="button" className="mi" onClick={actions.nextTheme}>
        <PaletteIcon weight="duotone" size={21} />
        <span className="flex-1">{text.THEME}</span>
        <span className="t-micro text-ink-3">{text.THEME_NAMES[theme]}</span>
      </button>
      <button type="button" className="mi" onClick={actions.nextLight}>
        <LampIcon weight="duotone" size={21} />
        <span className="flex-1">{text.TOWN_LIGHT}</span>
        <span className="t-micro text-ink-3">{text.LIGHT_NAMES[evening]}</span>
      </button>
      <button type="button" className="mi" onClick={actions.nextPainter}>
        <PaintBrushIcon weight="duotone" size={21} />
        <span className="flex-1">{text.TOWN_PAINTER}</span>
        <span className="t-micro text-ink-3">{text.painterNote(townPainter, painter)}</span>
      </button>
      <div className="mi text-ink-3!">
        <GaugeIcon weight="duotone" size={21} />
        <span className="flex-1">{text.TOWN_DETAIL}</span>
        <span className="t-micro">{text.detailNote(isOptimizedMode, isReduced)}</span>
      </div>
      <SwitchRow
        icon={<SpeakerHighIcon weight="duotone" size={21} />}
        label={text.FLOW_SOUND}
        isOn={isFlowSoundOn}
        onChange={actions.setFlowSound}
      />
      <div className="mi text-ink-3!">
        <TranslateIcon weight="duotone" size={21} />
        <span className="flex-1">{text.LANGUAGE}</span>
        <span className="t-micro">{text.ONLY_LANGUAGE}</span>
      </div>
      <div className="flex gap-2 pt-2">
        <Button
          className="flex-1"
          icon={<ArrowClockwiseIcon weight="bold" />}
          onClick={() => {
            onClose();
            actions.reloadPage();
          }}
        >
          {text.RELOAD}
        </Button>
        <Button className="flex-1" icon={<SignOutIcon weight="bold" />} onClick={actions.logOut}>
          {text.LOGOUT}
        </Button>
      </div>
    </>
  );
}

interface SwitchRowProps {
  icon: ReactNode;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The whole row is the switch's target. */
function SwitchRow({ icon, label, isOn, onChange }: SwitchRowProps) {
  return (
    <label className="mi">
      {icon}
      <span className="flex-1">{label}</span>
      <Switch label={label} isOn={isOn} onChange={onChange} />
    </label>
  );
}
