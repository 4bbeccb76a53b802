import { openTarget } from '@/lib/browser/openTarget';

it('opens every panel around the element that the hash names, and brings it into view', () => {
  const scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = `
    <details><summary>Law</summary><details><summary>Rent</summary><p id="rent">10%</p></details></details>
    <details><summary>Other</summary><p id="other">5%</p></details>`;
  const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);

  window.history.replaceState(null, '', '#nothing');
  openTarget();
  expect(isOpen()).toEqual([false, false, false]);

  window.history.replaceState(null, '', '#rent');
  openTarget();
  expect(isOpen()).toEqual([true, true, false]);
  openTarget();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
