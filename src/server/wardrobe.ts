/** Puts together the domains of what players own and look like. */
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import type { Creations } from './domains/creations/service.ts';
import { customizationRoutes, figureRoutes } from './domains/customization/routes.ts';
import { createFigures, type Figures } from './domains/customization/service.ts';
import { inventoryRoutes } from './domains/inventory/routes.ts';
import { type Catalogue, createCatalogue, createInventory, type Inventory } from './domains/inventory/service.ts';
import { outfitRoutes } from './domains/outfits/routes.ts';
import { createOutfits, type Outfits } from './domains/outfits/service.ts';
import type { ArtHost, LiveTown, PlayerService } from './ports.ts';

export interface Wardrobe {
  catalogue: Catalogue;
  figures: Figures;
  inventory: Inventory;
  outfits: Outfits;
}

interface WardrobeDeps {
  db: Database;
  art: Pick<ArtHost, 'manifest'>;
  creations: Pick<Creations, 'item'>;
  players: Pick<PlayerService, 'byId' | 'byUsername' | 'redact'>;
  town: Pick<LiveTown, 'playerChanged'>;
}

export function createWardrobe({ art, creations, ...deps }: WardrobeDeps): Wardrobe {
  const catalogue = createCatalogue(art, creations);
  return {
    catalogue,
    figures: createFigures({ ...deps, catalogue }),
    inventory: createInventory({ ...deps, catalogue }),
    outfits: createOutfits({ ...deps, catalogue }),
  };
}

export function wardrobeRoutes(
  app: FastifyInstance,
  wardrobe: Wardrobe,
  { players }: Pick<WardrobeDeps, 'players'>,
): void {
  customizationRoutes(app, { players });
  figureRoutes(app, wardrobe);
  inventoryRoutes(app, wardrobe);
  outfitRoutes(app, wardrobe);
}
