import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceRuntime, type ManualRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { keepFocus } from './keep-focus.ts';

const PAGE = `
  <main tabindex="-1">
    <button id="first"></button>
    <ul id="list"><li><button id="one"></button></li><li><button id="two"></button></li><li><button id="three"></button></li></ul>
    <p></p>
    <button id="last"></button>
  </main>`;

let stop: () => void;
let time: ManualRuntime;
beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility ??= () => true;
  time = replaceRuntime(runtime);
  document.body.innerHTML = PAGE;
  stop = keepFocus();
  press();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
const find = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) ?? expect.unreachable();
const focused = (): string => document.activeElement?.id || (document.activeElement?.tagName.toLowerCase() ?? '');
/** Observers report in a microtask. */
async function wait(): Promise<void> {
  await Promise.resolve();
  time.advance(200);
}
function focus(id: string): void {
  find(id).focus();
  expect(focused()).toBe(id);
}

it('goes to the control after a row that is removed, or to the one before the last', async () => {
  focus('two');
  find('two').closest('li')?.remove();
  await wait();
  expect(focused()).toBe('three');
  find('three').closest('li')?.remove();
  await wait();
  expect(focused()).toBe('one');
  find('one').closest('li')?.remove();
  await wait();
  expect(focused()).toBe('last');
});

it('goes to the next control from one that is disabled', async () => {
  focus('two');
  find('two').setAttribute('disabled', '');
  find('two').blur();
  await wait();
  expect(focused()).toBe('three');
});

it('stays in the dialog, and takes the dialog itself when it has no other control', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" id="box" tabindex="-1"><p><button id="only"></button></p></div>',
  );
  focus('only');
  find('only').remove();
  await wait();
  expect(focused()).toBe('box');
});

it('goes back from a card of the body to where it was before, and else to the town', async () => {
  const showCard = () =>
    document.body.insertAdjacentHTML('beforeend', '<section id="card"><button id="nice"></button></section>');
  focus('last');
  showCard();
  focus('nice');
  find('card').remove();
  await wait();
  expect(focused()).toBe('last');
  showCard();
  focus('nice');
  for (const id of ['first', 'list', 'last', 'card']) find(id).remove();
  await wait();
  expect(focused()).toBe('main');
});

it('goes to the next screen itself when a whole screen is replaced', async () => {
  focus('two');
  find('two')
    .closest('main')
    ?.replaceWith(
      Object.assign(document.createElement('main'), { id: 'next', tabIndex: -1, innerHTML: '<button></button>' }),
    );
  await wait();
  expect(focused()).toBe('next');
});

it('leaves the focus where another part puts it, and does nothing for players with a pointer', async () => {
  focus('two');
  find('two').remove();
  find('last').focus();
  await wait();
  expect(focused()).toBe('last');
  find('last').blur();
  await wait();
  expect(focused()).toBe('body');
  focus('three');
  window.dispatchEvent(new MouseEvent('pointerdown'));
  find('three').remove();
  await wait();
  expect(focused()).toBe('body');
});
