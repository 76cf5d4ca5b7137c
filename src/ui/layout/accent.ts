/** The eight signs of the promenade: whose enamel a surface wears (`data-shop` in tokens.css). */
export type Shop = 'bloom' | 'boutique' | 'books' | 'gelato' | 'bakery' | 'cafe' | 'harbour' | 'townhall';
