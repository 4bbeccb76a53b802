import { startFrame } from '@/lib/browser/page-start/startFrame';

const ring = () => document.querySelector<SVGElement>('[data-scroll-progress]');

beforeAll(() => {
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
    },
  });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000);
  startFrame();
});
beforeEach(() => {
  document.body.innerHTML = '<svg><circle data-scroll-progress /></svg><span data-current-year>1999</span>';
});

it.each([
  [0, '1'],
  [250, '0.75'],
  [1000, '0'],
  [1200, '0'],
])('at %d of 1000 px the ring around the button to the top is open by %s', (y, open) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  expect(ring()?.style.strokeDashoffset).toBe(open);
});

it('the footer has the year of the visit', () => {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(document.querySelector('[data-current-year]')?.textContent).toBe(String(new Date().getFullYear()));
});
