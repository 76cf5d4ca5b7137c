/** Skin tone, size and body type of a figure. The town is notified of every change. */
import { type BodyType, type Customization, wornItemIds } from '../../../shared/rules/slots.ts';
import { noteChange } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import type { LiveTown, PlayerRecord } from '../../ports.ts';
import type { Catalogue } from '../inventory/service.ts';
import { changeCustomization } from '../players/service.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export interface WardrobeDeps {
  db: Database;
  catalogue: Catalogue;
  town: Pick<LiveTown, 'changed'>;
}

/** All calls return the message for the player. The contract has validated the values. */
export interface Wardrobe {
  setSkinTone(player: PlayerRecord, skinTone: number): Promise<SentenceData>;
  /** Factors; 1 is the default size. */
  setSize(player: PlayerRecord, size: { height: number; width: number }): Promise<SentenceData>;
  setBodyType(player: PlayerRecord, bodyType: BodyType): Promise<SentenceData>;
}

export function createWardrobe({ db, catalogue, town }: WardrobeDeps): Wardrobe {
  const change = async (player: PlayerRecord, to: (look: Customization) => Customization): Promise<Customization> => {
    let changed = player.customization;
    await db.transaction().execute((transaction) =>
      changeCustomization(transaction, player.id, (look) => {
        changed = to(look);
        return changed;
      }),
    );
    await town.changed(player.id);
    return changed;
  };

  return {
    setSkinTone: async (player, skinTone) => {
      await change(player, (look) => ({ ...look, skinTone }));
      return sentence('yourSkinToneWasChanged');
    },

    setSize: async (player, { height, width }) => {
      await change(player, (look) => ({ ...look, height, width }));
      return sentence('yourSizeWasChanged');
    },

    setBodyType: async (player, bodyType) => {
      const look = await change(player, (before) => ({ ...before, isMale: bodyType === 'masculine' }));
      // Other items fit.
      noteChange(db, 'doors', player.id);
      const hidden = wornItemIds(look).filter((id) => catalogue.item(id)?.fits[bodyType] === undefined).length;
      if (hidden === 0) return sentence('yourBodyTypeWasChanged');
      return hidden === 1 ? sentence('bodyChangedOneHidden') : sentence('bodyChangedManyHidden', { count: hidden });
    },
  };
}
