/** The three menus at the right end of the top bar of wide windows, with what they open. */
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { preloadScreen } from '../../screens/screens.ts';
import { session } from '../../state/session/session.ts';
import { settings } from '../../state/settings/settings.ts';
import { afterFrame } from '../../ui/lazy/after-frame.ts';
import { Menu, MenuItem, MenuRule, MenuSwitch } from '../../ui/overlays/menu.tsx';
import {
  MAIN_ENTRIES,
  type MenuEntry,
  openEntry,
  PROFILE_ENTRIES,
  SETTING_ENTRIES,
  type SettingEntry,
} from './entries.tsx';
import { MenuButtons, type MenuName } from './menu-buttons.tsx';
import { setOptimizedMode } from './settings-actions.ts';
import { text } from './text.ts';
import { UnreadMails } from './unread-mails.tsx';

const MENU_WIDTH_PX = 300;
const SETTINGS_WIDTH_PX = 250;
/** Height of the bottom bar with its margins, which no menu covers. */
const BAR_PX = 88;

export interface MenusProps {
  /** The menu that is open at first; two never are. */
  first?: MenuName | null;
  /** Whether a key opened the first one: then its first entry gets the focus. */
  isByKey?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

const LISTS: Readonly<Record<MenuName, { widthPx: number; list: ReactNode }>> = {
  main: { widthPx: MENU_WIDTH_PX, list: <Entries entries={MAIN_ENTRIES} /> },
  profile: { widthPx: MENU_WIDTH_PX, list: <Entries entries={PROFILE_ENTRIES} /> },
  settings: { widthPx: SETTINGS_WIDTH_PX, list: <SettingsItems /> },
};

export function Menus({ first = null, isByKey = false, onOpenChange }: MenusProps) {
  const [openMenu, setOpenMenu] = useState(first);
  const change = (name: MenuName, isOpen: boolean): void =>
    setOpenMenu((open) => (isOpen ? name : open === name ? null : open));
  useEffect(() => onOpenChange?.(openMenu !== null), [onOpenChange, openMenu]);
  useEffect(() => {
    // The largest screen of the menu, whose pictures are rendered on demand.
    if (openMenu === 'profile') preloadScreen('wardrobe');
  }, [openMenu]);
  useEffect(() => {
    if (isByKey) return afterFrame(focusFirst);
    return undefined;
  }, [isByKey]);
  return (
    <MenuButtons>
      {(name, button) => (
        <Menu
          isOpen={openMenu === name}
          onOpenChange={(isOpen) => change(name, isOpen)}
          widthPx={LISTS[name].widthPx}
          clearancePx={BAR_PX}
          trigger={button}
        >
          {LISTS[name].list}
        </Menu>
      )}
    </MenuButtons>
  );
}

/** Unless a letter that was typed in between has chosen an entry. */
function focusFirst(): void {
  const menu = document.querySelector('[role="menu"]');
  const { activeElement } = document;
  if (activeElement !== menu && menu?.contains(activeElement)) return;
  menu?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  const { user } = useSnapshot(session);
  return entries.map((entry) => {
    const { label, screen, icon: Icon, hasUnreadMails } = entry;
    return (
      <MenuItem
        key={label}
        className={screen && `menu-${screen}`}
        icon={<Icon weight="duotone" size={21} />}
        isDisabled={screen === undefined}
        note={screen === undefined && text.notOpen}
        end={hasUnreadMails && <UnreadMails />}
        onSelect={() => openEntry(entry, user?.username ?? '')}
      >
        {label}
      </MenuItem>
    );
  });
}

function SettingsItems() {
  const { isOptimizedMode } = useSnapshot(settings);
  return (
    <>
      <SettingItem entry={SETTING_ENTRIES.residency} iconPx={19} />
      <MenuSwitch
        icon={<LightningIcon weight="duotone" size={21} />}
        label={text.optimizedMode}
        isOn={isOptimizedMode}
        onChange={setOptimizedMode}
      />
      <MenuItem icon={<GearSixIcon weight="duotone" size={21} />} note={text.notOpen} isDisabled>
        {text.options}
      </MenuItem>
      <SettingItem entry={SETTING_ENTRIES.logout} />
      <SettingItem entry={SETTING_ENTRIES.reload} />
      <MenuRule />
      <SettingItem entry={SETTING_ENTRIES.preferences} />
    </>
  );
}

function SettingItem({ entry, iconPx = 21 }: { entry: SettingEntry; iconPx?: number }) {
  const { label, icon: Icon, choose } = entry;
  return (
    <MenuItem icon={<Icon weight="duotone" size={iconPx} />} onSelect={choose}>
      {label}
    </MenuItem>
  );
}
