/** Creates the domains for items and appearance (wardrobe, inventory, outfits) and registers their routes. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Creations } from '../domains/creations/service.ts';
import { inventoryRoutes } from '../domains/inventory/routes.ts';
import { type Catalogue, createCatalogue, createInventory, type Inventory } from '../domains/inventory/service.ts';
import { outfitRoutes } from '../domains/outfits/routes.ts';
import { createOutfits, type Outfits } from '../domains/outfits/service.ts';
import { listedAmong } from '../domains/store/service.ts';
import { lookRoutes, wardrobeRoutes } from '../domains/wardrobe/routes.ts';
import { createWardrobe, type Wardrobe } from '../domains/wardrobe/service.ts';
import type { ArtHost, LiveTown, PlayerService } from '../ports.ts';

export interface LookDomains {
  catalogue: Catalogue;
  inventory: Inventory;
  outfits: Outfits;
  wardrobe: Wardrobe;
}

interface LookDomainsDeps {
  db: Database;
  art: Pick<ArtHost, 'manifest'>;
  creations: Pick<Creations, 'item'>;
  players: Pick<PlayerService, 'byId' | 'byUsername' | 'redact'>;
  town: Pick<LiveTown, 'changed'>;
}

export function createLookDomains({ art, creations, ...deps }: LookDomainsDeps): LookDomains {
  const catalogue = createCatalogue(art, creations);
  return {
    catalogue,
    inventory: createInventory({ ...deps, catalogue }),
    outfits: createOutfits({ ...deps, catalogue, listed: (ids) => listedAmong(deps.db, ids) }),
    wardrobe: createWardrobe({ ...deps, catalogue }),
  };
}

export function registerLookRoutes(
  app: FastifyInstance,
  domains: LookDomains,
  { players }: Pick<LookDomainsDeps, 'players'>,
): void {
  lookRoutes(app, { players });
  wardrobeRoutes(app, domains);
  inventoryRoutes(app, domains);
  outfitRoutes(app, domains);
}
