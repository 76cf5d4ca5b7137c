/**
 * The sign-in providers of the specification. Apple is disabled for everyone; the others are disabled unless the server
 * reports them as configured.
 */
import { AppleLogoIcon } from '@phosphor-icons/react/dist/csr/AppleLogo';
import { DiscordLogoIcon } from '@phosphor-icons/react/dist/csr/DiscordLogo';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo';
import { GoogleLogoIcon } from '@phosphor-icons/react/dist/csr/GoogleLogo';
import { clientConfig } from '../../net/client-config.ts';
import { call } from '../../net/http.ts';
import { signInSocial } from '../../shared/contract/login.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { showSignInFailure } from './answers.ts';
import { text } from './text.ts';

const providers = [
  { id: 'google', name: 'Google', icon: <GoogleLogoIcon weight="bold" size={20} /> },
  { id: 'facebook', name: 'Facebook', icon: <FacebookLogoIcon weight="fill" size={21} /> },
  { id: 'discord', name: 'Discord', icon: <DiscordLogoIcon weight="fill" size={21} /> },
] as const;

export interface ProviderButtonsProps {
  callbackUrl: string;
}

export function ProviderButtons({ callbackUrl }: ProviderButtonsProps) {
  const { signInProviders } = clientConfig();
  const begin = async (provider: (typeof providers)[number]['id']) => {
    try {
      const { url } = await call(signInSocial, { body: { provider, callbackURL: callbackUrl } });
      window.location.assign(url);
    } catch (error) {
      showSignInFailure(error);
    }
  };
  return (
    <>
      <div className="my-3 flex items-center gap-3 t-micro text-ink-3">
        <hr className="rule flex-1" />
        {text.orContinueWith}
        <hr className="rule flex-1" />
      </div>
      <div className="flex gap-2">
        {providers.map(({ id, name, icon }) => {
          const isSetUp = signInProviders.includes(id);
          return (
            <IconButton
              key={id}
              label={name}
              reason={isSetUp ? undefined : text.notSetUp}
              disabled={!isSetUp}
              className="w-auto! flex-1"
              onClick={() => void begin(id)}
            >
              {icon}
            </IconButton>
          );
        })}
        <IconButton label="Apple" reason={text.appleUnavailable} disabled className="w-auto! flex-1">
          <AppleLogoIcon weight="fill" size={20} />
        </IconButton>
      </div>
    </>
  );
}
