/** Disables links in the tests of this file, since jsdom cannot navigate. */
export function stayOnPage(): void {
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  beforeAll(() => document.addEventListener('click', stay, true));
  afterAll(() => document.removeEventListener('click', stay, true));
}
