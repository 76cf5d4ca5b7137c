/** The three menus at the right end of the top bar of wide windows. */
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CompassIcon } from '@phosphor-icons/react/dist/csr/Compass';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { type ButtonHTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { preloadScreen } from '../../screens/screens.ts';
import { session } from '../../state/session/session.ts';
import { settings } from '../../state/settings/settings.ts';
import { Menu, MenuItem, MenuRule, MenuSwitch } from '../../ui/overlays/menu.tsx';
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

const MENU_WIDTH_PX = 300;
const SETTINGS_WIDTH_PX = 250;
/** Height of the bottom bar with its margins, which no menu covers. */
const BAR_PX = 88;

/** The menu that is open; two never are. */
type MenuName = 'main' | 'profile' | 'settings';

export interface MenusProps {
  onOpenChange?: (isOpen: boolean) => void;
}

export function Menus({ onOpenChange }: MenusProps) {
  const [openMenu, setOpenMenu] = useState<MenuName | null>(null);
  const watch = (name: MenuName) => ({
    onOpenChange: (isOpen: boolean) => {
      // The largest screen of the menu, whose pictures are rendered on demand.
      if (isOpen && name === 'profile') preloadScreen('wardrobe');
      setOpenMenu((open) => (isOpen ? name : open === name ? null : open));
    },
  });
  useEffect(() => onOpenChange?.(openMenu !== null), [onOpenChange, openMenu]);
  return (
    <nav className="hudpanel hud-menus" aria-label={text.menu}>
      <Menu
        {...watch('main')}
        widthPx={MENU_WIDTH_PX}
        clearancePx={BAR_PX}
        trigger={<MenuButton icon={<CompassIcon weight="fill" size={18} />}>{text.menu}</MenuButton>}
      >
        <Entries entries={MAIN_ENTRIES} />
      </Menu>
      <Menu
        {...watch('profile')}
        widthPx={MENU_WIDTH_PX}
        clearancePx={BAR_PX}
        trigger={
          <MenuButton data-menu="profile" icon={<UserCircleIcon weight="fill" size={18} />} badge={<UnreadMails />}>
            {text.profile}
          </MenuButton>
        }
      >
        <Entries entries={PROFILE_ENTRIES} />
      </Menu>
      <Menu
        {...watch('settings')}
        widthPx={SETTINGS_WIDTH_PX}
        clearancePx={BAR_PX}
        trigger={<MenuButton icon={<GearSixIcon weight="fill" size={18} />}>{text.settings}</MenuButton>}
      >
        <SettingsItems />
      </Menu>
    </nav>
  );
}

interface MenuButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ReactNode;
  /** Shown at its corner. */
  badge?: ReactNode;
}

function MenuButton({ icon, badge, children, ...rest }: MenuButtonProps) {
  return (
    <button {...rest} type="button" className="hud-menu-button">
      {icon}
      <span>{children}</span>
      <CaretDownIcon weight="bold" size={12} className="hud-menu-caret" />
      {badge}
    </button>
  );
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
