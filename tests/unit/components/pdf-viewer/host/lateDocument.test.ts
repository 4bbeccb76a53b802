import { settle } from '../session/fakePdfjs';
import { back, click, start, stopOpener } from './openerPage';

afterEach(stopOpener);

const append = async (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  await settle();
};

describe('a document that the URL names and the page does not have', () => {
  const LATE = '<a href="/documents/late.pdf" data-viewer-doc="late">Late guide</a>';

  afterEach(() => jest.useRealTimers());

  it('opens when its link is rendered', async () => {
    const { shown } = start('/search?q=wcf&doc=late&page=3');
    await append('<p>Searching...</p>');
    expect(shown()).toBeUndefined();
    await append(LATE);
    expect(shown()).toMatchObject({ document: { title: 'Late guide' }, target: { id: 'late', page: 3 } });
  });

  it('is looked for no longer than 30 seconds', async () => {
    jest.useFakeTimers();
    const { shown } = start('/search?doc=late');
    jest.advanceTimersByTime(29_999);
    const find = jest.spyOn(document, 'querySelector');
    document.body.append('Searching...');
    await Promise.resolve();
    expect(find).toHaveBeenCalled();

    jest.advanceTimersByTime(1);
    find.mockClear();
    document.body.insertAdjacentHTML('beforeend', LATE);
    await Promise.resolve();
    expect(find).not.toHaveBeenCalled();
    expect(shown()).toBeUndefined();
    find.mockRestore();
  });

  it.each<[string, () => unknown]>([
    ['another document is opened', () => click('span')],
    ['the visitor goes back', back],
    ['the page is left', () => stopOpener()],
  ])('is not looked for once %s', async (_what, happen) => {
    start('/search?q=wcf');
    stopOpener();
    const { count } = start('/search?q=wcf&doc=late');
    await happen();
    const told = count();
    window.history.replaceState(null, '', '/search?q=wcf&doc=late');
    await append(LATE);
    expect(count()).toBe(told);
  });

  it('is looked for when Back comes to it', async () => {
    const { shown } = start('/search?q=wcf&doc=late');
    window.history.pushState(null, '', '/search?q=wcf');
    await back();
    await append(LATE);
    expect(shown()?.document.id).toBe('late');
  });

  it('is not looked for where the URL names none', async () => {
    const observe = jest.spyOn(MutationObserver.prototype, 'observe');
    start('/search?q=wcf');
    expect(observe).not.toHaveBeenCalled();
    start('/search?doc=vat');
    expect(observe).not.toHaveBeenCalled();
    observe.mockRestore();
  });
});
