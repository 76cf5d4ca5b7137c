/** Which of the eight accent colours a surface uses: the value of its `data-accent` attribute (see tokens.css). */
export type Accent = 'bloom' | 'boutique' | 'books' | 'gelato' | 'bakery' | 'cafe' | 'harbour' | 'townhall';
