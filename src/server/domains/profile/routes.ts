/** Profiles over HTTP. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/profile.ts';
import { implement } from '../../plugins/implement.ts';
import type { Profiles } from './service.ts';

export function profileRoutes(app: FastifyInstance, { profiles }: { profiles: Profiles }): void {
  const told = (message: string) => ({ success: true, message });

  implement(app, contract.getQuickProfile, ({ player, params }) => profiles.quick(player, params.username));
  implement(app, contract.getProfile, ({ player, params }) => profiles.full(player, params.username));
  implement(app, contract.setBio, async ({ player, body }) => told(await profiles.setBio(player, body.bio)));
  implement(app, contract.setLocation, async ({ player, body }) =>
    told(await profiles.setLocation(player, body.location)),
  );
  implement(app, contract.setBioColor, async ({ player, body }) =>
    told(await profiles.setBioColor(player, body.bioColor)),
  );
  implement(app, contract.setNameColor, async ({ player, body }) =>
    told(await profiles.setNameColor(player, body.nameColor)),
  );
  implement(app, contract.setNametag, async ({ player, body }) =>
    told(await profiles.setNametag(player, body.nametag)),
  );
}
