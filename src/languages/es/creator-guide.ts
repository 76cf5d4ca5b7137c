import type en from '../en/creator-guide.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Dibujar para Promenade',
  subtitle: 'Una guía de creación: cómo una prenda llega a ser algo que la gente lleva.',
  sheetTitle: 'La lámina',
  rules: {
    size: 'Una lámina de 2550 x 850 px, PNG, de 8 MiB como máximo, transparente donde no hay dibujo.',
    views:
      'Seis vistas de 425 x 850 px. Desde la izquierda: 0 frente, 1 tres cuartos izquierda, 2 izquierda, 3 espalda, 4 tres cuartos derecha, 5 derecha.',
    template:
      'Sigue las líneas de la plantilla. Nada puede tocar el borde de una vista; los sombreros quedan por debajo de y 16.',
    figure: 'No incluyas la figura: manos, cara y pelo son de la persona que lleva la prenda.',
    hidden: 'Dibuja cada vista tal como se ve: lo que el cuerpo taparía no aparece ahí.',
    light: 'La luz cae desde arriba a la izquierda en todas las vistas, también en las que miran al otro lado.',
    outlines:
      'Los contornos son el tono más oscuro de su propio color, 3 px por fuera y 2 px por dentro; nunca negros.',
    lettering: 'Las letras se leen de izquierda a derecha en todas las vistas.',
    behind:
      'Lo que está detrás del cuerpo (alas, la parte trasera de un bolso o de un abrigo) puede ir en una segunda lámina del mismo tamaño.',
    fits: 'Envía un corte femenino, uno masculino o los dos.',
  },
  templateTitle: 'La plantilla',
  linesTitle: 'Líneas, anclas y lo que se rechaza',
  heightsTitle: 'Alturas en px desde el borde superior de una vista',
  anchorsTitle: 'Anclas en px desde la esquina superior izquierda de una vista',
  anchorsNote:
    'El cuerpo femenino. Las vistas hacia la derecha están reflejadas: x pasa a ser 425 menos x. El centro de una vista es x 212,5.',
  thumbnailNote: 'Las miniaturas muestran 218 x 218 px desde 103, 42.',
  placesTitle: 'Qué va en cada sitio',
  places: {
    hair: 'El pelo puede ir desde y 44 hasta la cintura; el flequillo deja libres los ojos.',
    hats: 'Los sombreros se apoyan en el cráneo; su línea de pelo, una altura en px, dice por encima de qué altura se oculta el pelo.',
    clothes: 'Camisetas, abrigos y faldas dejan libres las manos: recórtalas donde cuelgan delante de la tela.',
    shoes: 'Los zapatos se apoyan en la línea de las suelas, también con tacón.',
    faces:
      'Gafas, máscaras y cuernos dejan libres las pupilas; la parte de alas y bolsos detrás del cuerpo tiene su propia lámina.',
  },
  refusedTitle: 'Se rechaza',
  refused: {
    rights: 'Lo que no es tuyo, marcas, logotipos, personas reales.',
    mockery: 'Dibujos que dicen quién puede llevarlos o que se burlan de alguien.',
    hiding: 'Prendas que tapan la cara, las manos u otras personas.',
    missing: 'Vistas que faltan o que no muestran lo mismo.',
  },
  anchor: 'Ancla',
  heights: {
    hatTop: 'Punta del sombrero',
    skull: 'Cráneo',
    eyes: 'Ojos',
    chin: 'Barbilla',
    shoulders: 'Hombros',
    waist: 'Cintura',
    hips: 'Caderas',
    knees: 'Rodillas',
    ankles: 'Tobillos',
    soles: 'Suelas',
  },
  anchors: {
    head: 'Centro de la cabeza',
    eye: 'Ojo cercano',
    mouth: 'Boca',
    shoulder: 'Hombro cercano',
    palm: 'Palma de la mano cercana',
    waist: 'Centro de la cintura',
    ankle: 'Tobillo cercano',
  },
  views: {
    front: 'Frente',
    quarterLeft: 'Tres cuartos izquierda',
    left: 'Izquierda',
    back: 'Espalda',
  },
  height: '{name}: {y, number} px',
  pdfNote: 'El PDF está en inglés y muestra dos ejemplos.',
} satisfies Translation<typeof en>;
