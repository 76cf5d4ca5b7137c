import { describe, expect, it } from 'vitest';
import { hiddenHostOf } from './link-warning.ts';

const hidden = (href: string, label: string) => hiddenHostOf(href, label, 'https://bay.example');

describe('hiddenHostOf', () => {
  it.each([
    ['https://bank.example@evil.example/a', 'the bank', 'evil.example'],
    ['https://user:secret@evil.example:8080', 'https://user:secret@evil.example:8080', 'evil.example:8080'],
    ['https://evil.example/', 'bank.example', 'evil.example'],
    ['https://evil.example/bank.example', 'https://bank.example/login', 'evil.example'],
    ['https://bank.example.evil.example/', 'bank.example', 'bank.example.evil.example'],
    ['https://evilbank.example/', 'bank.example', 'evilbank.example'],
    ['https://evil.example/', 'go to BANK.example now', 'evil.example'],
    ['https://evil.example/', 'bank\u200b.example', 'evil.example'],
    ['https://evil.example/', 'bank．example', 'evil.example'],
    ['https://xn--bnk-ula.example/', 'bank.example', 'xn--bnk-ula.example'],
    ['/logout', 'bank.example', 'bay.example'],
    ['mailto:me@evil.example', 'help@bank.example', 'evil.example'],
  ])('%s labelled %j leads to %s', (href, label, host) => expect(hidden(href, label)).toBe(host));

  it.each([
    ['https://bank.example/a', 'the bank'],
    ['https://bank.example/a?b', 'https://bank.example/a?b'],
    ['https://www.bank.example/', 'bank.example'],
    ['https://bank.example/', 'www.Bank.example/path'],
    ['https://docs.bank.example/', 'bank.example'],
    ['https://xn--bcher-kva.example/', 'bücher.example'],
    ['/wardrobe', 'my clothes'],
    ['mailto:help@bank.example', 'help@bank.example'],
    ['https://bank.example:8443/', 'bank.example'],
    ['https://bank.example/', 'costs 3.50, e.g. today'],
  ])('%s labelled %j hides nothing', (href, label) => expect(hidden(href, label)).toBeNull());
});
