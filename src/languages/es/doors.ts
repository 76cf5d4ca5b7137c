import type en from '../en/doors.ts';
import type { Translation } from '../types.ts';

export default {
  doors: {
    store: { label: 'Boutique', hint: 'Ropa para probar y comprar' },
    window: { label: 'Escaparate', hint: 'El look del día' },
    outlet: { label: 'Puesto del mercado', hint: 'Todo lo que hay, en un solo lugar' },
    wardrobe: { label: 'Espejo de la sastrería', hint: 'Ponte lo que es tuyo' },
    books: { label: 'Librería', hint: 'Leer y escribir en los foros' },
    mail: { label: 'Buzón', hint: 'Tus cartas' },
    flow: { label: 'FLOW', hint: 'Juega y gana honor' },
    bakery: { label: 'Panadería', hint: 'Hornea galletas a clics' },
    radio: { label: 'Lantern FM', hint: 'La radio de la ciudad' },
    board: { label: 'Tablón de anuncios', hint: 'Eventos y tu actividad' },
    hall: { label: 'Ayuntamiento', hint: 'Membresía y apoyo' },
    cafe: { label: 'Cafe Luna', hint: 'Tus amistades' },
    statue: { label: 'Estatua del gato', hint: 'Tu álbum de farolillos' },
  },
  doorPrompts: { enter: 'Pulsa Enter', tap: 'Toca para abrir' },
  doorSentence: '{label}: {hint}. {prompt}.',
  seats: {
    bench: 'Banco',
    chair: 'Silla',
    rim: 'Borde de la fuente',
    ledge: 'Un lugar para sentarse',
    ground: 'Manta de pícnic',
  },
  seatPrompts: { enter: 'Pulsa Enter para sentarte', tap: 'Toca para sentarte' },
  seatSentence: '{label}. {prompt}.',
} satisfies Translation<typeof en>;
