/** Renews the portraits of players in town whose look changes, the own one included. */
import { avatarThumb } from '../net/avatar-images.ts';
import { renewPortrait } from '../people/fresh-portraits.ts';
import { hashLook } from '../shared/art/look-hash.ts';
import { listenToPlayers, type Player } from '../state/people/players.ts';

/** Returns the function that stops it. */
export function startPortraits(): () => void {
  /** By portrait, kept while its player is away: the look that the page may be showing. */
  const seen = new Map<string, string>();
  const look = ({ user }: Player): void => {
    const address = avatarThumb(user.username)?.toLowerCase();
    if (address === undefined || user.isLookMissing) return;
    const version = hashLook(user.customization);
    const before = seen.get(address);
    seen.set(address, version);
    if (before !== undefined && before !== version) renewPortrait(address, version);
  };
  const restyled = ({ user }: Player, version: number): void => {
    const address = avatarThumb(user.username)?.toLowerCase();
    if (address === undefined) return;
    // The look that the page knows is not the present one any more.
    seen.set(address, '');
    renewPortrait(address, `r${version}`);
  };
  return listenToPlayers({ joined: look, updated: look, restyled, left: () => undefined, moved: () => undefined });
}
