/** BBCode on the component page: all supported tags on three backgrounds, and all rejected input. */
import { useState } from 'react';
import { Bbcode } from '../../rich-text/bbcode/bbcode.tsx';
import { BbcodeEditor } from '../../rich-text/bbcode/editor.tsx';
import { OwnGroundContext } from '../../ui/layout/own-colour.ts';
import { Card } from '../../ui/layout/panel.tsx';

const SAMPLE = `[center][size=24][color=#8833ff][b]moths like lamps, so do I[/b][/color][/size][/center]
[b]Bold[/b], [i]italic[/i], [u]underlined[/u], [s]struck[/s], [font=Georgia]another font[/font], [size=10]small[/size]
[color=yellow]yellow[/color] [color=#ff3344]red[/color] [color=lime]lime[/color] [color=navy]navy[/color] [color=white]white[/color] [color=black]black[/color]
Addresses: https://example.org/path?x=1, [url=/]at home[/url], [email]moth@example.org[/email]
With [mention]mirabel_rose[/mention] and [player]kenji404[/player], see [post]42[/post] in [outfit]harbour-knit[/outfit].
Be kind [emoji]/emojis/pepe.webp[/emoji] <:/emojis/pogchamp.webp:>
[quote=odette]“Every lantern is somebody waiting up for you.”
[quote]A quote in a quote.[/quote][/quote]
[list]
[*]one
[*]two [b]bold[/b]
[list=1]
[*]first
[*]second
[/list]
[*]three
[/list]
[code=js]const answer = [b]42[/b]; // verbatim, and a line that is long enough to scroll in a narrow column
[/code]
[spoiler=the end]The lantern was a moth all along.[/spoiler]
[right]To the right[/right]
[img]/icon.svg[/img] [img]https://pictures.example/cat.png[/img]
[youtube]dQw4w9WgXcQ[/youtube]
[model][/model]`;

const REFUSED = `[url=javascript:alert(1)]x[/url] [img]data:image/png;base64,x[/img] [email]no[/email] [youtube]short[/youtube]
[emoji]/etc/passwd[/emoji] [emoji]/emojis/x.exe[/emoji] [model]file:///x[/model] [mention][/mention] [post] [/post] [outfit][/outfit]
[foo]unknown[/foo] [1] [b]never closed
${'[b]'.repeat(11)}deep${'[/b]'.repeat(11)}`;

export function RichTextParts() {
  const [text, setText] = useState(SAMPLE.slice(0, 240));
  return (
    <div className="grid w-full gap-3 md:grid-cols-2">
      <Card className="p-3">
        <Bbcode text={SAMPLE} />
      </Card>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="rounded-lg p-3" style={{ background: '#203a2c', color: '#fff8e8' }}>
          <OwnGroundContext value={{ day: '#203a2c', night: '#203a2c' }}>
            <Bbcode text={SAMPLE.slice(0, 620)} />
          </OwnGroundContext>
        </div>
        <div className="rounded-lg p-3" style={{ background: '#ffd6ea', color: '#3a1a2c' }}>
          <OwnGroundContext value={{ day: '#ffd6ea', night: '#ffd6ea' }}>
            <Bbcode text={SAMPLE.slice(0, 620)} />
          </OwnGroundContext>
        </div>
        <BbcodeEditor label="Sample" value={text} onChange={setText} />
        <Card className="p-3">
          <Bbcode text={REFUSED} />
        </Card>
      </div>
    </div>
  );
}
