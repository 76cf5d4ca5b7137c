import type en from '../en/initial-posts.ts';
import type { Translation } from '../types.ts';

export default {
  houseRules: {
    title: 'Regras da casa em Lantern Bay',
    message: `[b]Três regras para que o calçadão continue sendo um bom lugar para passear.[/b]

[list]
[*]Seja gentil. Por trás de cada avatar há alguém que veio aproveitar a noite.
[*]Marque o que nem todo mundo quer ver. [i]Marcar como NSFW[/i], embaixo de cada publicação, deixa o texto apagado na lista.
[*]Nunca peça senhas e nunca dê a sua. Ninguém da cidade vai pedir.
[/list]
Um clique no nome bloqueia quem incomoda você. A moderação cuida do resto.`,
  },
  opening: {
    title: 'Lantern Bay está aberta',
    message: `[center][size=24][color=#c2410c]As lanternas estão acesas[/color][/size][/center]
Os portões de [b]Lantern Bay[/b] estão abertos. Caminhe pelo píer, experimente o que há no seu guarda-roupa, jogue uma partida de FLOW e suba de nível: cada novo nível rende [b]500 moedas[/b].

[quote]Quando o sol se põe na baía, as lanternas do calçadão se acendem uma depois da outra.[/quote]
Primeira vez aqui? A publicação de boas-vindas da categoria [i]Promenade[/i] mostra o que você pode fazer com seus textos.`,
  },
  welcome: {
    title: 'Boas-vindas! O que seus textos podem fazer',
    message: `[size=20]Diga oi, e diga [b]bem alto[/b], [i]baixinho[/i] ou [u]com uma linha embaixo[/u].[/size]

Publicações, respostas, mensagens, comentários e sua bio aceitam [b]BBCode[/b]. As ferramentas acima de cada campo escrevem para você; o resultado é este:

[list]
[*][color=#7c3aed]Cores[/color], [font=Georgia]outras letras[/font] e [size=18]tamanhos[/size]
[*][s]O que você não pensa mais[/s]
[*]Links como [url=https://pt.wikipedia.org/wiki/BBCode]este[/url]
[*][spoiler]Coisas que nem todo mundo quer saber ainda[/spoiler]
[/list]
[quote]Uma citação fica assim, para responder ao que alguém escreveu.[/quote]
[code][b]Entre tags code[/b] nada muda.[/code]
[right][i]Cite alguém com [mention]Promenade[/mention], e um clique abre o perfil.[/i][/right]

[b]Copiar BBCode[/b], embaixo de uma publicação, dá a você o cartão dela: cole em uma resposta ou na sua bio. As moedas que você dá de gorjeta vão direto para quem escreveu: 1.000 por uma publicação, 500 por uma resposta. Agora é a sua vez, apresente-se aqui embaixo!`,
  },
} satisfies Translation<typeof en>;
