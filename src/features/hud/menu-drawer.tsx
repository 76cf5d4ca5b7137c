/** The menus of a phone: one drawer with a tile for each screen, and the settings at the bottom. */
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { avatarThumb } from '../../net/avatar-images.ts';
import { labelled } from '../../languages/name-list.ts';
import { purse } from '../../state/shopping/purse.ts';
import { ownLocation } from '../../state/session/location.ts';
import { session } from '../../state/session/session.ts';
import { openPanel } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { Coins, Gems } from '../../ui/controls/amount.tsx';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { NameText } from '../../people/name-tag.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import {
  MAIN_ENTRIES,
  type MenuEntry,
  openEntry,
  PROFILE_ENTRIES,
  SETTING_ENTRIES,
  type SettingEntry,
} from './entries.tsx';
import { setOptimizedMode } from './settings-actions.ts';
import { text } from './text.ts';
import { UnreadMails } from './unread-mails.tsx';

const ENTRIES = [...MAIN_ENTRIES, ...PROFILE_ENTRIES];

export interface MenuDrawerProps {
  onClose: () => void;
}

export function MenuDrawer({ onClose }: MenuDrawerProps) {
  const closed = [...ENTRIES.filter(({ screen }) => screen === undefined).map(({ label }) => label), text.options];
  const { user } = useSnapshot(session);
  const { name } = useSnapshot(ownLocation);
  const open = (entry: MenuEntry): void => {
    onClose();
    openEntry(entry, user?.username ?? '');
  };
  const showPlaces = (): void => {
    onClose();
    openPanel('places');
  };
  return (
    <Drawer title={text.menu} onClose={onClose} className="menu-drawer">
      <DrawerHead onClose={onClose} />
      <div className="scroll hud-drawer-body">
        {/* Small windows have no sign of the place. */}
        <button
          type="button"
          className="hud-drawer-town"
          title={text.places}
          aria-label={labelled(name, text.places)}
          onClick={showPlaces}
        >
          <MapPinIcon weight="fill" size={15} />
          {name}
        </button>
        <div className="hud-tiles">
          {ENTRIES.map((entry) => entry.screen !== undefined && <Tile key={entry.label} entry={entry} onOpen={open} />)}
        </div>
        <SettingButton
          entry={SETTING_ENTRIES.residency}
          tone="coin"
          className="mt-2 w-full"
          iconPx={17}
          onClose={onClose}
        />
        <div className="hud-closed">
          <p className="reason">
            <HourglassIcon weight="fill" size={14} />
            {text.unavailable}
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
          crownLabel={(user?.membership ?? 0) > 0 ? text.resident : undefined}
          className="max-w-full text-[15px]"
        />
        <div className="hud-drawer-purse">
          <Coins value={coins} />
          <Gems value={gems} />
        </div>
      </div>
      <Button onClick={onClose}>{text.close}</Button>
    </div>
  );
}

function Tile({ entry, onOpen }: { entry: MenuEntry; onOpen: (entry: MenuEntry) => void }) {
  const { label, screen, icon: Icon, accent, hasUnreadMails } = entry;
  return (
    <button type="button" data-accent={accent} className={`card hud-tile menu-${screen}`} onClick={() => onOpen(entry)}>
      <span className="sign hud-tile-sign">
        <Icon weight="fill" size={22} />
      </span>
      {label}
      {hasUnreadMails && <UnreadMails />}
    </button>
  );
}

function SettingRows({ onClose }: { onClose: () => void }) {
  const { isOptimizedMode } = useSnapshot(settings);
  const { preferences } = SETTING_ENTRIES;
  return (
    <>
      <SwitchRow
        icon={<LightningIcon weight="duotone" size={21} />}
        label={text.optimizedMode}
        isOn={isOptimizedMode}
        onChange={setOptimizedMode}
      />
      <button
        type="button"
        className="mi"
        onClick={() => {
          onClose();
          preferences.choose();
        }}
      >
        <preferences.icon weight="duotone" size={21} />
        <span className="flex-1">{preferences.label}</span>
      </button>
      <div className="flex gap-2 pt-2">
        <SettingButton entry={SETTING_ENTRIES.reload} className="flex-1" onClose={onClose} />
        <SettingButton entry={SETTING_ENTRIES.logout} className="flex-1" onClose={onClose} />
      </div>
    </>
  );
}

interface SettingButtonProps {
  entry: SettingEntry;
  onClose: () => void;
  tone?: 'coin';
  className: string;
  iconPx?: number;
}

function SettingButton({ entry, onClose, tone, className, iconPx = 16 }: SettingButtonProps) {
  const { label, icon: Icon, choose } = entry;
  return (
    <Button
      tone={tone}
      className={className}
      icon={<Icon weight="bold" size={iconPx} />}
      onClick={() => {
        onClose();
        choose();
      }}
    >
      {label}
    </Button>
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
