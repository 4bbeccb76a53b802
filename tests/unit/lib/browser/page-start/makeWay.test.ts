import { makeWay, WAY_SETTINGS } from '@/lib/browser/page-start/makeWay';

const root = document.documentElement;
let notice: () => void = jest.fn();

beforeAll(() => {
  Object.assign(window, {
    ResizeObserver: class {
      observe = jest.fn();
      constructor(update: () => void) {
        notice = update;
      }
    },
  });
  jest.spyOn(root, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000);
  makeWay(WAY_SETTINGS);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
});

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

it.each([
  ['down', [100, 200], true],
  ['down by less than a finger trembles', [100, 0, 5], false],
  ['on by as little', [100, 105], true],
  ['up again', [500, 480], false],
  ['to its end', [500, 1000], false],
  ['back from above its top', [-40, 0], false],
])('says that the page is scrolled %s', (_how, places, isDown) => {
  scrollTo(0);
  for (const y of places) scrollTo(y);

  expect(root.hasAttribute('data-scrolled-down')).toBe(isDown);
});

it.each([
  ['a result', '<div data-result></div>', [700, 900], true],
  ['the example of a calculator', '<div data-example></div>', [-900, 10], true],
  ['a result that lies below the screen', '<div data-result></div>', [900, 999], false],
  ['a link that carries a result', '<a href="/contact" data-result></a>', [0, 40], false],
])('sees whether one reads %s, when it comes', (_what, html, [top, bottom], isRead) => {
  document.body.innerHTML = html;
  for (const element of document.body.children) {
    Object.assign(element, { getBoundingClientRect: () => ({ top, bottom }) });
  }
  notice();

  expect(root.hasAttribute('data-reading')).toBe(isRead);
});
