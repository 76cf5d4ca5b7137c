/** Badges, match, level, joined, location, album, favourite outfit and bio. The owner edits location, outfit and bio here. */
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots';
import { GlobeHemisphereWestIcon } from '@phosphor-icons/react/dist/csr/GlobeHemisphereWest';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { openScreen, openScreenByName } from '../../../screens/screens.ts';
import { badgePicture } from '../../../net/avatar-images.ts';
import { BADGE_TEXT, BADGE_WAYS } from '../../../languages/badge-text.ts';
import { type BadgeName, badgeNames } from '../../../shared/rules/badges.ts';
import { countryName } from '../../../languages/country-text.ts';
import { countryOf, flagAddress } from '../../../shared/rules/countries.ts';
import { levelOf } from '../../../shared/rules/honor.ts';
import type { FullProfile } from '../../../state/people/people.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { HiddenIfMissing } from '../../../ui/layout/picture.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { Bbcode } from '../../../rich-text/bbcode/bbcode.tsx';
import { AlbumFact } from './album-fact.tsx';
import { FavouriteOutfit } from './favourite-outfit.tsx';
import { joinedOn, text } from '../text.ts';

const LocationDialog = lazyPart(async () => (await import('./location-dialog.tsx')).LocationDialog);
const BioDialog = lazyPart(async () => (await import('./bio-dialog.tsx')).BioDialog);

export function AboutTab({ profile, isOwn }: { profile: FullProfile; isOwn: boolean }) {
  const { honor, createdAt, badges } = profile;
  return (
    <div className="flex flex-col gap-3">
      <Badges names={badgeNames(badges)} />
      <ul className="facts">
        <Fact icon={<HeartIcon weight="fill" size={18} color="var(--heart)" />} label={text.match}>
          <Match username={profile.match} />
        </Fact>
        <Fact icon={<StarIcon weight="fill" size={18} color="var(--coin)" />} label={text.level}>
          {levelOf(honor)}
        </Fact>
        <Fact icon={<CalendarDotsIcon weight="duotone" size={19} />} label={text.joined}>
          {joinedOn(createdAt)}
        </Fact>
        <Location code={profile.location} isOwn={isOwn} />
        <AlbumFact username={profile.username} />
        {badgeNames(badges).includes('Creator') && (
          <Fact icon={<PaletteIcon weight="duotone" size={19} />} label={text.works}>
            <button
              type="button"
              className="link"
              onClick={() => openScreenByName('creators', { username: profile.username })}
            >
              {text.seeWorks}
            </button>
          </Fact>
        )}
      </ul>
      <FavouriteOutfit profile={profile} isOwn={isOwn} />
      <Bio profile={profile} isOwn={isOwn} />
    </div>
  );
}

/** Each badge says, when it is pressed, how a player gets it. */
function Badges({ names }: { names: readonly BadgeName[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={text.badges}>
      {names.map((name) => (
        <li key={name}>
          <Popover
            label={BADGE_TEXT[name]}
            side="bottom"
            className="max-w-[240px] p-3"
            trigger={
              <button type="button" className="tag tag-sign hit">
                <HiddenIfMissing src={badgePicture(name)} className="h-[16px]" />
                {BADGE_TEXT[name]}
              </button>
            }
          >
            <p className="t-small">{BADGE_WAYS[name]}</p>
          </Popover>
        </li>
      ))}
    </ul>
  );
}

function Fact({
  icon,
  label,
  children,
  end,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
  end?: ReactNode;
}) {
  return (
    <li className="fact">
      <span className="fact-icon" aria-hidden>
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <span className="t-micro block text-ink-3">
          {label}
          <span className="sr-only">: </span>
        </span>
        <span className="fact-value clamp2">{children}</span>
      </div>
      {end && <div className="fact-end">{end}</div>}
    </li>
  );
}

function Match({ username }: { username: string | null }) {
  if (username === null) return <span className="font-bold text-ink-2">{text.noMatch}</span>;
  return (
    <button type="button" className="link hit" onClick={() => openScreen('profile', { username })}>
      {username}
    </button>
  );
}

function Location({ code, isOwn }: { code: string; isOwn: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  const country = countryOf(code);
  const globe = <GlobeHemisphereWestIcon weight="duotone" size={19} />;
  return (
    <>
      <Fact
        icon={country ? <HiddenIfMissing src={flagAddress(country.code)} fallback={globe} /> : globe}
        label={text.location}
        end={
          isOwn && (
            <IconButton size="sm" tone="ghost" label={text.editLocation} onClick={() => setIsEditing(true)}>
              <PencilSimpleIcon weight="bold" size={16} />
            </IconButton>
          )
        }
      >
        {country === undefined ? text.noLocation : countryName(country)}
      </Fact>
      {isEditing && <LocationDialog current={code} onClose={() => setIsEditing(false)} />}
    </>
  );
}

function Bio({ profile: { bio, bioColor }, isOwn }: { profile: FullProfile; isOwn: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <section
      className="card bio"
      aria-label={text.bio}
      style={bioColor ? ({ '--own': bioColor } as CSSProperties) : undefined}
    >
      {bio ? (
        <Bbcode text={bio} className="t-body" />
      ) : (
        <p className="t-body text-ink-3">{isOwn ? text.noOwnBio : text.noBio}</p>
      )}
      {isOwn && (
        <Button
          size="sm"
          className="mt-3"
          icon={<PencilSimpleIcon weight="bold" size={16} />}
          onClick={() => setIsEditing(true)}
        >
          {text.editBio}
        </Button>
      )}
      {isEditing && <BioDialog current={bio} onClose={() => setIsEditing(false)} />}
    </section>
  );
}
