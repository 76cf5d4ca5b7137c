import type en from '../en/doors.ts';
import type { Translation } from '../types.ts';

export default {
  doors: {
    store: { label: 'Boutique', hint: 'Ropa para probar y comprar' },
    outlet: { label: 'Puesto del mercado', hint: 'Todo lo que hay, en un solo lugar' },
    wardrobe: { label: 'Espejo del sastre', hint: 'Ponte lo que tienes' },
    books: { label: 'Librería', hint: 'Lee y escribe en los foros' },
    mail: { label: 'Buzón', hint: 'Tus cartas' },
    flow: { label: 'FLOW', hint: 'Juega y gana honor' },
    bakery: { label: 'Panadería', hint: 'Hornea galletas a clics' },
    radio: { label: 'Lantern FM', hint: 'La radio de la ciudad' },
    board: { label: 'Tablón', hint: 'Fiestas y tu actividad' },
    hall: { label: 'Ayuntamiento', hint: 'Membresía y ayuda' },
    cafe: { label: 'Cafe Luna', hint: 'Tus amistades' },
    statue: { label: 'Estatua del gato', hint: 'Tu álbum de farolillos' },
  },
  doorPrompts: { enter: 'Pulsa Intro', tap: 'Toca para abrir' },
  seats: {
    bench: 'Banco',
    chair: 'Silla',
    rim: 'Borde de la fuente',
    ledge: 'Un sitio para sentarse',
    ground: 'Manta de pícnic',
  },
  seatPrompts: { enter: 'Pulsa Intro para sentarte', tap: 'Toca para sentarte' },
} satisfies Translation<typeof en>;
