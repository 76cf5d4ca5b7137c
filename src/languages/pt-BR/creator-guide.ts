import type en from '../en/creator-guide.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Desenhar para o Promenade',
  subtitle: 'Um guia de criação: como uma peça vira algo que as pessoas vestem.',
  sheetTitle: 'A folha',
  rules: {
    size: 'Uma folha de 2550 x 850 px, PNG, de até 8 MiB, transparente onde não há desenho.',
    views:
      'Seis vistas de 425 x 850 px. Da esquerda: 0 frente, 1 três quartos à esquerda, 2 esquerda, 3 costas, 4 três quartos à direita, 5 direita.',
    template: 'Siga as linhas do modelo. Nada pode encostar na borda de uma vista; chapéus ficam abaixo de y 16.',
    figure: 'Deixe a figura de fora: mãos, rosto e cabelo são de quem veste a peça.',
    hidden: 'Desenhe cada vista como ela é vista: o que o corpo esconderia fica de fora ali.',
    light: 'A luz vem de cima, da esquerda, em todas as vistas, também nas que olham para o outro lado.',
    outlines: 'Os contornos são o tom mais escuro da própria cor, 3 px por fora e 2 px por dentro; nunca pretos.',
    lettering: 'As letras são lidas da esquerda para a direita em todas as vistas.',
    behind:
      'O que fica atrás do corpo (asas, a parte de trás de uma bolsa ou de um casaco) pode vir em uma segunda folha do mesmo tamanho.',
    fits: 'Envie um corte feminino, um masculino ou os dois.',
  },
  templateTitle: 'O modelo',
  linesTitle: 'Linhas, âncoras e o que é recusado',
  heightsTitle: 'Alturas em px a partir do topo de uma vista',
  anchorsTitle: 'Âncoras em px a partir do canto superior esquerdo de uma vista',
  anchorsNote:
    'O corpo feminino. As vistas à direita são espelhadas: x vira 425 menos x. O centro de uma vista é x 212,5.',
  thumbnailNote: 'As miniaturas mostram 218 x 218 px a partir de 103, 42.',
  placesTitle: 'O que vai onde',
  places: {
    hair: 'O cabelo pode ir de y 44 até a cintura; a franja deixa os olhos livres.',
    hats: 'Chapéus ficam sobre o crânio; sua linha do cabelo, uma altura em px, diz acima de que altura o cabelo fica escondido.',
    clothes: 'Blusas, casacos e saias deixam as mãos livres: recorte-as onde ficam na frente do tecido.',
    shoes: 'Sapatos ficam sobre a linha das solas, também com salto.',
    faces:
      'Óculos, máscaras e chifres deixam as pupilas livres; a parte de asas e bolsas atrás do corpo tem sua própria folha.',
  },
  refusedTitle: 'É recusado',
  refused: {
    rights: 'O que não é seu, marcas, logotipos, pessoas reais.',
    mockery: 'Desenhos que dizem quem pode usá-los ou que zombam de alguém.',
    hiding: 'Peças que escondem o rosto, as mãos ou outras pessoas.',
    missing: 'Vistas que faltam ou que não mostram a mesma coisa.',
  },
  anchor: 'Âncora',
  heights: {
    hatTop: 'Topo do chapéu',
    skull: 'Crânio',
    eyes: 'Olhos',
    chin: 'Queixo',
    shoulders: 'Ombros',
    waist: 'Cintura',
    hips: 'Quadris',
    knees: 'Joelhos',
    ankles: 'Tornozelos',
    soles: 'Solas',
  },
  anchors: {
    head: 'Meio da cabeça',
    eye: 'Olho próximo',
    mouth: 'Boca',
    shoulder: 'Ombro próximo',
    palm: 'Palma da mão próxima',
    waist: 'Meio da cintura',
    ankle: 'Tornozelo próximo',
  },
  views: {
    front: 'Frente',
    quarterLeft: 'Três quartos à esquerda',
    left: 'Esquerda',
    back: 'Costas',
  },
  height: '{name}: {y, number} px',
  pdfNote: 'O PDF está em inglês e mostra dois exemplos.',
} satisfies Translation<typeof en>;
