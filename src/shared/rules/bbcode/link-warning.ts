/** Recognises links whose text hides where they lead. Pure. */
import { withoutInvisible } from '../text/visible-text.ts';

/** A host name in a text. Names of files such as `notes.txt` match too; they only cause a needless note. */
const HOST = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+\p{L}{2,24}/gu;

/**
 * The host that a link really leads to, for display beside the link: when the address contains user information before
 * the host, or the label names another host. Null when nothing is hidden. `origin` is the page's, for relative addresses.
 */
export function hiddenHostOf(href: string, label: string, origin: string): string | null {
  if (!URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  const host = url.protocol === 'mailto:' ? url.pathname.slice(url.pathname.lastIndexOf('@') + 1) : url.host;
  if (url.username !== '' || url.password !== '') return host;
  const named = withoutInvisible(label).normalize('NFKC').replaceAll('。', '.').matchAll(HOST);
  const isHidden = [...named].some(([name]) => !isWithin(hostNameOf(host), hostNameOf(name)));
  return isHidden ? host : null;
}

/** Whether `host` is `named` or below it: `docs.example.org` is within `example.org`. */
const isWithin = (host: string, named: string): boolean => host === named || host.endsWith(`.${named}`);

/** Without a port and `www.`; letters of other scripts in the form of the domain name system. */
function hostNameOf(written: string): string {
  const address = `https://${written}`;
  const host = URL.canParse(address) ? new URL(address).hostname : written.toLowerCase();
  return host.replace(/^www\./, '');
}
