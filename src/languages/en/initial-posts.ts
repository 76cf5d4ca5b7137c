/** English: the forum's first posts, in BBCode. */
export default {
  houseRules: {
    title: 'House rules of Lantern Bay',
    message: `[b]Three rules keep the promenade a good place to walk.[/b]

[list]
[*]Be kind. Behind every avatar is somebody who came here to enjoy the evening.
[*]Mark what not everyone wants to see. [i]Mark as NSFW[/i] under each post dims it in the list.
[*]Never ask for passwords, and never give yours away. Nobody of the town will ask for it.
[/list]
Players who disturb you can be blocked by a click on their name. Moderators take care of the rest.`,
  },
  opening: {
    title: 'Lantern Bay is open',
    message: `[center][size=24][color=#c2410c]The lamps are lit[/color][/size][/center]
The gates of [b]Lantern Bay[/b] are open. Walk along the pier, try on what hangs in your wardrobe, play a round of FLOW and raise your level: each new level pays [b]500 coins[/b].

[quote]When the sun goes down over the Bay, every lamp along the promenade lights up, one after the other.[/quote]
New here? The welcome post in the category [i]Promenade[/i] shows what you can do with your texts.`,
  },
  welcome: {
    title: 'Welcome! What your texts can do',
    message: `[size=20]Say hello, and say it [b]loud[/b], [i]softly[/i] or [u]with a line under it[/u].[/size]

Posts, replies, mails, comments and your bio all take [b]BBCode[/b]. The tools over each text field write it for you; this is what comes out of it:

[list]
[*][color=#7c3aed]Colours[/color], [font=Georgia]other letters[/font] and [size=18]sizes[/size]
[*][s]What you no longer mean[/s]
[*]Links such as [url=https://en.wikipedia.org/wiki/BBCode]this one[/url]
[*][spoiler]Things that not everybody wants to know yet[/spoiler]
[/list]
[quote]A quotation looks like this, for answers to what somebody wrote.[/quote]
[code][b]Between code tags[/b] nothing is changed.[/code]
[right][i]Name a player with [mention]Promenade[/mention], and one click opens their profile.[/i][/right]

[b]Copy BBCode[/b] under a post gives you its card: paste it into a reply or into your bio. Coins you tip go straight to the author: 1,000 for a post, 500 for a reply. Now it is your turn, introduce yourself below!`,
  },
} as const;
