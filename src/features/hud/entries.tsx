/** The entries of the menus and of the phone's drawer, in the specification's order. An entry without a screen is disabled. */
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { CalendarIcon } from '@phosphor-icons/react/dist/csr/Calendar';
import { CoatHangerIcon } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { DiamondsFourIcon } from '@phosphor-icons/react/dist/csr/DiamondsFour';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { NewspaperIcon } from '@phosphor-icons/react/dist/csr/Newspaper';
import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { ShapesIcon } from '@phosphor-icons/react/dist/csr/Shapes';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { ComponentType } from 'react';
import { openScreenByName } from '../../screens/screens.ts';
import type { Accent } from '../../ui/layout/accent.ts';
import { CrownMark } from '../../ui/layout/marks.tsx';
import { logOut, reloadPage } from './settings-actions.ts';
import { text } from './text.ts';

export interface MenuEntry {
  label: string;
  /** Name of the dialog that it opens. Absent: disabled for everyone. */
  screen?: string;
  icon: ComponentType<{ weight: 'fill' | 'duotone'; size: number }>;
  /** The accent colour of its tile on a phone. */
  accent: Accent;
  /** The dialog is about one player and gets the player's own username. */
  isOwn?: boolean;
  /** Shows the badge of unread mails. */
  hasUnreadMails?: boolean;
}

export const MAIN_ENTRIES: readonly MenuEntry[] = [
  { label: text.places, icon: BuildingsIcon, accent: 'townhall' },
  { label: text.events, icon: CalendarIcon, accent: 'townhall' },
  { label: text.store, screen: 'outlet', icon: StorefrontIcon, accent: 'boutique' },
  { label: text.forums, screen: 'forum', icon: MegaphoneIcon, accent: 'books' },
  { label: text.guilds, screen: 'guilds', icon: ShapesIcon, accent: 'cafe' },
  { label: text.myCondo, icon: HouseIcon, accent: 'townhall' },
];

export const PROFILE_ENTRIES: readonly MenuEntry[] = [
  { label: text.about, screen: 'profile', icon: UserCircleIcon, accent: 'gelato', isOwn: true },
  { label: text.feed, screen: 'feed', icon: NewspaperIcon, accent: 'books' },
  { label: text.wardrobe, screen: 'wardrobe', icon: CoatHangerIcon, accent: 'boutique' },
  { label: text.outfits, screen: 'outfits', icon: TShirtIcon, accent: 'boutique' },
  { label: text.friends, screen: 'friends', icon: UsersThreeIcon, accent: 'bloom' },
  { label: text.email, screen: 'mail', icon: EnvelopeSimpleIcon, accent: 'bloom', hasUnreadMails: true },
  { label: text.creator, screen: 'creations', icon: PaintBrushIcon, accent: 'cafe' },
  { label: text.flow, screen: 'flow', icon: DiamondsFourIcon, accent: 'harbour' },
];

/** The dialog of 'Become a Resident'. */
export const MEMBERSHIP_SCREEN = 'membership';

/** An entry of the settings. */
export interface SettingEntry {
  label: string;
  icon: ComponentType<{ weight: 'bold' | 'duotone'; size: number }>;
  choose: () => void;
}

export const SETTING_ENTRIES = {
  residency: { label: text.becomeAResident, icon: CrownMark, choose: () => openScreenByName(MEMBERSHIP_SCREEN) },
  preferences: { label: text.preferences, icon: SlidersHorizontalIcon, choose: () => openScreenByName('preferences') },
  reload: { label: text.reload, icon: ArrowClockwiseIcon, choose: reloadPage },
  logout: { label: text.logout, icon: SignOutIcon, choose: logOut },
} as const satisfies Record<string, SettingEntry>;

export const LEVEL_SCREEN = 'flow';

/** Opens an entry's dialog. */
export function openEntry({ screen, isOwn }: MenuEntry, username: string): void {
  if (screen !== undefined) openScreenByName(screen, isOwn ? { username } : undefined);
}
