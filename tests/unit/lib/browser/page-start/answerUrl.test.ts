import { screen } from '@testing-library/react';
import { answerUrl } from '@/lib/browser/page-start/answerUrl';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { LOADING_META } from '@/lib/site/sitePage';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const root = document.documentElement;
const asked = jest.fn();

/** Opens a page that declares what it answers. */
function openPage(path: string, answers: string): void {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = `<meta name="${LOADING_META.answers}" content="${answers}">`;
  document.addEventListener(START_EVENTS.wanted, asked);
  answerUrl({ ...START_EVENTS, ...LOADING_META });
}

beforeEach(() => {
  asked.mockClear();
  document.body.innerHTML = '';
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  root.removeAttribute('data-asked');
  sessionStorage.clear();
  localStorage.clear();
});

describe('the script of a page', () => {
  it.each([
    ['?service=audit', 'service', true],
    ['?utm_source=x', 'service', false],
    ['#tax', '#', true],
    ['#tax', 'service', false],
  ])('on arrival at %s, where the page answers "%s", is wanted: %s', (url, answers, isWanted) => {
    openPage(`/services${url}`, answers);

    expect(asked.mock.calls.length > 0).toBe(isWanted);
    expect(root.hasAttribute('data-asked')).toBe(isWanted);
  });

  it('is wanted when the hash comes later, as by a link of the page', () => {
    openPage('/services', '#');
    expect(asked).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/services#tax');
    dispatchEvent(new Event('hashchange'));

    expect(asked).toHaveBeenCalled();
  });

  it.each([
    ['the draft of a form', () => sessionStorage, 'typed:contact'],
    ['ticks that are kept on the device', () => localStorage, 'checklist:audit'],
  ])('is wanted on arrival for %s, and not without', (_what, storage, key) => {
    openPage('/services/audit', key);
    expect(asked).not.toHaveBeenCalled();
    storage().setItem(key, '{}');
    openPage('/services/audit', key);

    expect(asked).toHaveBeenCalled();
  });
});

describe('a page that answers its URL', () => {
  it('opens the panels whose fields the query fills, and no others', () => {
    document.body.innerHTML = `<details><summary>Year</summary><input name="year"></details>
      <details><summary>Bonus</summary><input name="bonus"></details>`;
    openPage('/calculator?gross=800000&year=2014-15&bonus=', 'gross');

    expect(screen.getByText('Year').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Bonus').closest('details')).not.toHaveAttribute('open');
  });

  it('opens them as the parser adds them', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    openPage('/calculator?gross=800000&year=2014-15', 'gross');
    document.body.innerHTML = '<details><summary>Year</summary><input name="year"></details>';

    await screen.findByText('Year');
    expect(screen.getByText('Year').closest('details')).toHaveAttribute('open');
  });

  it('keeps no room for the answer where its script could not be loaded', () => {
    openPage('/services#tax', '#');
    document.dispatchEvent(new Event(START_EVENTS.failed));

    expect(root).not.toHaveAttribute('data-asked');
  });
});
