import { afterEach, expect, it, vi } from 'vitest';
import { controlsInUse } from './controls-in-use.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function add(markup: string): void {
  document.body.innerHTML = markup;
  for (const element of document.querySelectorAll<HTMLElement>('[data-box]')) {
    const [left, top, width, height] = (element.dataset.box ?? '').split(' ').map(Number);
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height));
  }
}

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const WINDOW = box(0, 0, 1024, 768);

it('measures enabled controls that no dialog is over, and no toast', () => {
  add(`
    <button data-box="0 0 40 20">Here</button>
    <a href="/there" data-box="50 0 40 20">There</a>
    <button disabled data-box="100 0 40 20">Later</button>
    <div data-aria-hidden="true"><button data-box="0 50 40 20">Behind</button></div>
    <div class="toast-layer"><button data-box="0 90 40 20">Dismiss</button></div>
    <span data-box="0 200 40 20">Words</span>
  `);
  expect(controlsInUse([WINDOW]).controls).toMatchObject([box(0, 0, 40, 20), box(50, 0, 90, 20)]);
});

it('measures a control that does nothing now while it has the focus', () => {
  add('<button aria-disabled="true" data-box="0 0 40 20">Show the whole figure</button>');
  expect(controlsInUse([WINDOW]).controls).toEqual([]);
  document.querySelector('button')?.focus();
  expect(controlsInUse([WINDOW]).controls).toMatchObject([box(0, 0, 40, 20)]);
});

it('measures as much of a control as its scroll area shows', () => {
  add(`
    <div style="overflow-y: auto" data-box="0 0 100 100">
      <p><button data-box="0 90 40 20">Half</button><button data-box="0 120 40 20">Below</button></p>
    </div>
  `);
  const area = document.querySelector('div') ?? expect.unreachable();
  vi.spyOn(area, 'scrollHeight', 'get').mockReturnValue(200);
  const { controls, scrollAreas } = controlsInUse([WINDOW]);
  expect(controls).toEqual([box(0, 90, 40, 100)]);
  expect(scrollAreas).toEqual([box(0, 0, 100, 100)]);
});

it('measures only what reaches into a box', () => {
  add('<button data-box="0 0 40 20">Here</button><button data-box="0 50 40 20">There</button>');
  expect(controlsInUse([box(30, 40, 90, 55)]).controls).toMatchObject([box(0, 50, 40, 70)]);
});
