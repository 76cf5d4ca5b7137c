/** Profiles and hearts over HTTP. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/profile.ts';
import { implement } from '../../plugins/implement.ts';
import type { Hearts } from './hearts.ts';
import type { Profiles } from './service.ts';
import type { SentenceData } from '../../../shared/rules/sentence.ts';

export function profileRoutes(
  app: FastifyInstance,
  { profiles, hearts }: { profiles: Profiles; hearts: Hearts },
): void {
  const done = (message: SentenceData) => ({ success: true, message });

  implement(app, contract.getQuickProfile, ({ player, params }) => profiles.quick(player, params.username));
  implement(app, contract.getProfile, ({ player, params }) => profiles.full(player, params.username));
  implement(app, contract.setBio, async ({ player, body }) => done(await profiles.setBio(player, body.bio)));
  implement(app, contract.setLocation, async ({ player, body }) =>
    done(await profiles.setLocation(player, body.location)),
  );
  implement(app, contract.setBioColor, async ({ player, body }) =>
    done(await profiles.setBioColor(player, body.bioColor)),
  );
  implement(app, contract.setNameColor, async ({ player, body }) =>
    done(await profiles.setNameColor(player, body.nameColor)),
  );
  implement(app, contract.setNametag, async ({ player, body }) =>
    done(await profiles.setNametag(player, body.nametag)),
  );
  implement(app, contract.matchPlayer, async ({ player, params }) => {
    const change = params.on === '1' ? hearts.point : hearts.remove;
    return done(await change(player, params.username));
  });
}
