/** Icon and accent colour of each example guild's banner. */
import type { Icon } from '@phosphor-icons/react';
import { BoatIcon } from '@phosphor-icons/react/dist/csr/Boat';
import { LeafIcon } from '@phosphor-icons/react/dist/csr/Leaf';
import { ScissorsIcon } from '@phosphor-icons/react/dist/csr/Scissors';
import type { ExampleGuild } from '../shared/rules/guilds.ts';
import type { Accent } from '../ui/layout/accent.ts';

export const GUILD_LOOKS: Record<ExampleGuild['id'], { accent: Accent; icon: Icon }> = {
  pier: { accent: 'harbour', icon: BoatIcon },
  knitting: { accent: 'boutique', icon: ScissorsIcon },
  bench: { accent: 'cafe', icon: LeafIcon },
};
