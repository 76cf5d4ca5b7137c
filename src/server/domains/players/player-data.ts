/**
 * The player's part of the export of an account: the player's row, names, balances with their ledger, items, blocks and audit rows.
 * Ledger and audit rows remain after a deletion, without the name. Lists with the name are read again.
 */
import type { Customization } from '../../../shared/rules/slots.ts';
import { noteChange } from '../../db/changes.ts';
import type { PlayerData } from '../../ports.ts';
import { favouritesOf, ownedOf } from '../inventory/service.ts';
import { describeLedger } from '../ledger/service.ts';
import { withoutPlayer } from './audit-details.ts';
import * as repo from './repo.ts';

const EXPORTED_LEDGER_LINES = 1_000_000;

export const playerData: PlayerData = {
  name: 'player',
  export: async (db, playerId) => {
    const row = await repo.findById(db, playerId);
    if (row === undefined) return null;
    const { customization, createdAt, ...player } = row;
    return {
      ...player,
      createdAt: new Date(createdAt).toISOString(),
      customization: JSON.parse(customization) as Customization,
      inventory: [...(await ownedOf(db, playerId))],
      favouriteItems: await favouritesOf(db, playerId),
      names: await repo.namesOf(db, playerId),
      blocked: (await repo.findBlocked(db, playerId)).map(({ username }) => username),
      ledger: await describeLedger(db, playerId, EXPORTED_LEDGER_LINES),
      audit: (await repo.auditOf(db, playerId)).map(({ actor, action, targetId, details, createdAt }) => ({
        action,
        // Moderators stay unnamed, and so do the players about whom this player decided.
        isAboutPlayer: targetId === playerId,
        isByPlayer: actor === playerId,
        details: targetId === playerId ? details : '',
        createdAt: new Date(createdAt).toISOString(),
      })),
    };
  },
  erase: async (transaction, playerId) => {
    const row = await repo.findById(transaction, playerId);
    const words = [...(await repo.namesOf(transaction, playerId)), row?.email ?? ''].filter((word) => word !== '');
    for (const { id, action, details } of await repo.auditAbout(transaction, playerId)) {
      const kept = withoutPlayer(action, details, words);
      if (kept !== details) await repo.setAuditDetails(transaction, id, kept);
    }
    await repo.releaseNames(transaction, playerId);
    noteChange(transaction, 'name', playerId);
  },
};
