/**
 * The player's part of the export of an account: the player's row, balances with their ledger, items and blocks. All of it
 * is deleted with the player's row except the ledger, whose rows hold no name. Lists with the name are read again.
 */
import type { Customization } from '../../../shared/rules/slots.ts';
import { noteChange } from '../../db/changes.ts';
import type { PlayerData } from '../../ports.ts';
import { ownedOf } from '../inventory/service.ts';
import { describeLedger } from '../ledger/service.ts';
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
      blocked: (await repo.findBlocked(db, playerId)).map(({ username }) => username),
      ledger: await describeLedger(db, playerId, EXPORTED_LEDGER_LINES),
    };
  },
  erase: (transaction, playerId) => {
    noteChange(transaction, 'name', playerId);
    return Promise.resolve();
  },
};
