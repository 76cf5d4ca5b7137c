/** The providers of the specification. Apple is disabled for everyone; the others as long as the server has none set up. */
import { AppleLogoIcon } from '@phosphor-icons/react/dist/csr/AppleLogo';
import { DiscordLogoIcon } from '@phosphor-icons/react/dist/csr/DiscordLogo';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo';
import { GoogleLogoIcon } from '@phosphor-icons/react/dist/csr/GoogleLogo';
import { IconButton } from '../../ui/button.tsx';
import { APPLE_UNAVAILABLE, NOT_SET_UP } from './text.ts';

const providers = [
  { name: 'Google', icon: <GoogleLogoIcon weight="bold" size={20} />, reason: NOT_SET_UP },
  { name: 'Facebook', icon: <FacebookLogoIcon weight="fill" size={21} />, reason: NOT_SET_UP },
  { name: 'Discord', icon: <DiscordLogoIcon weight="fill" size={21} />, reason: NOT_SET_UP },
  { name: 'Apple', icon: <AppleLogoIcon weight="fill" size={20} />, reason: APPLE_UNAVAILABLE },
];

export function ProviderButtons() {
  return (
    <>
      <div className="my-3 flex items-center gap-3 t-micro text-ink-3">
        <hr className="rule flex-1" />
        or continue with
        <hr className="rule flex-1" />
      </div>
      <div className="flex gap-2">
        {providers.map(({ name, icon, reason }) => (
          <IconButton key={name} label={name} reason={reason} disabled className="w-auto! flex-1">
            {icon}
          </IconButton>
        ))}
      </div>
    </>
  );
}
