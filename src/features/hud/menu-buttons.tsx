/** The buttons of the three menus at the right end of the top bar. */
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CompassIcon } from '@phosphor-icons/react/dist/csr/Compass';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';
import { text } from './text.ts';
import { UnreadMails } from './unread-mails.tsx';

export type MenuName = 'main' | 'profile' | 'settings';

export type MenuButtonElement = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

/** `children` wraps the button of a menu. */
export function MenuButtons({ children }: { children: (name: MenuName, button: MenuButtonElement) => ReactNode }) {
  return (
    <nav className="hudpanel hud-menus" aria-label={text.menu}>
      {children('main', <MenuButton icon={<CompassIcon weight="fill" size={18} />}>{text.menu}</MenuButton>)}
      {children(
        'profile',
        <MenuButton data-menu="profile" icon={<UserCircleIcon weight="fill" size={18} />} badge={<UnreadMails />}>
          {text.profile}
        </MenuButton>,
      )}
      {children('settings', <MenuButton icon={<GearSixIcon weight="fill" size={18} />}>{text.settings}</MenuButton>)}
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
