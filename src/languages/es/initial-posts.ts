import type en from '../en/initial-posts.ts';
import type { Translation } from '../types.ts';

export default {
  houseRules: {
    title: 'Normas de la casa en Lantern Bay',
    message: `[b]Tres normas para que el paseo siga siendo un buen lugar.[/b]

[list]
[*]Sed amables. Detrás de cada avatar hay alguien que ha venido a disfrutar de la tarde.
[*]Marcad lo que no todo el mundo quiere ver. [i]Marcar como delicada[/i], debajo de cada publicación, la atenúa en la lista.
[*]No pidáis nunca contraseñas ni deis la vuestra. Nadie de la ciudad os la pedirá.
[/list]
Con un clic en un nombre se bloquea a quien os moleste. La moderación se ocupa del resto.`,
  },
  opening: {
    title: 'Lantern Bay abre sus puertas',
    message: `[center][size=24][color=#c2410c]Los farolillos están encendidos[/color][/size][/center]
Las puertas de [b]Lantern Bay[/b] están abiertas. Camina por el muelle, pruébate lo que cuelga en tu armario, juega una partida de FLOW y sube de nivel: cada nivel nuevo da [b]500 monedas[/b].

[quote]Cuando el sol se pone en la bahía, los farolillos del paseo se encienden uno tras otro.[/quote]
¿Es tu primera visita? La publicación de bienvenida de la categoría [i]Promenade[/i] enseña todo lo que pueden hacer tus textos.`,
  },
  welcome: {
    title: '¡Hola! Lo que pueden hacer tus textos',
    message: `[size=20]Di hola, y dilo [b]en voz alta[/b], [i]en voz baja[/i] o [u]con una línea debajo[/u].[/size]

Las publicaciones, las respuestas, los correos, los comentarios y tu presentación admiten [b]BBCode[/b]. Las herramientas que hay sobre cada campo lo escriben por ti; este es el resultado:

[list]
[*][color=#7c3aed]Colores[/color], [font=Georgia]otras letras[/font] y [size=18]tamaños[/size]
[*][s]Lo que ya no piensas[/s]
[*]Enlaces como [url=https://es.wikipedia.org/wiki/BBCode]este[/url]
[*][spoiler]Cosas que no todo el mundo quiere saber todavía[/spoiler]
[/list]
[quote]Así se ve una cita, para responder a lo que alguien ha escrito.[/quote]
[code][b]Entre etiquetas code[/b] no cambia nada.[/code]
[right][i]Nombra a alguien con [mention]Promenade[/mention], y un clic abre su perfil.[/i][/right]

[b]Copiar BBCode[/b], debajo de una publicación, te da su tarjeta: pégala en una respuesta o en tu presentación. Las monedas que das de propina van directas a quien escribió el texto: 1.000 por una publicación, 500 por una respuesta. Ahora te toca a ti: ¡preséntate aquí debajo!`,
  },
} satisfies Translation<typeof en>;
