import { back, click, moved, query, start, stopOpener } from './openerPage';

afterEach(stopOpener);

/** The opener after a click on the link to the guide. */
function open(path?: string) {
  const made = start(path);
  click('span');
  return made;
}

describe('a click on a link', () => {
  it('opens its document at its target and adds a history entry', () => {
    const { shown } = start();
    const entries = window.history.length;
    expect(click('span')).toBe(true);
    expect(shown()).toMatchObject({
      document: { id: 'tax-guide', href: '/documents/tax-guide.pdf?v=2', title: 'Tax Guide', facts: 'PDF · 86 KB' },
      target: { id: 'tax-guide', page: 4, find: 'wcf' },
      opener: document.querySelector('a'),
    });
    expect(query()).toBe('?category=guides&doc=tax-guide&page=4&find=wcf');
    expect(window.history.length).toBe(entries + 1);
  });

  it('takes the text of the link for a title where it has none', () => {
    const { shown } = start();
    click('[data-viewer-doc="vat"]');
    expect(shown()?.document).toMatchObject({ id: 'vat', href: '/documents/vat.pdf', title: 'VAT' });
  });

  it.each([
    ['at its first page', '/resources', '/documents/vat.avif'],
    ['where the URL asks for another page', '/resources?doc=vat&page=2', undefined],
    ['where the URL asks for a text', '/resources?doc=vat&find=wcf', undefined],
  ])('has a picture of the first page %s alone', (_where, path, picture) => {
    const { shown } = start(path);
    if (!shown()) click('[data-viewer-doc="vat"]');
    expect(shown()?.document.picture).toBe(picture);
  });

  it('opens each time anew', () => {
    const { shown } = open();
    const first = shown()?.key;
    click('span');
    expect(shown()?.key).not.toBe(first);
  });

  it('that another script has handled is left alone', () => {
    const { shown } = start();
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    click('span');
    expect(shown()).toBeUndefined();
  });

  it('is no longer handled after the end', () => {
    const { shown } = start();
    stopOpener();
    expect(click('span')).toBe(false);
    expect(shown()).toBeUndefined();
  });
});

describe('the page that the visitor reaches', () => {
  it('is written into the URL without a history entry; the text to find is done with', () => {
    const { opener } = open();
    const entries = window.history.length;
    opener.handleMove(7);
    expect(query()).toBe('?category=guides&doc=tax-guide&page=7');
    expect(window.history.length).toBe(entries);
  });

  it.each([
    ['of another document', open, '?doc=vat'],
    ['where nothing is open', start, '?doc=unknown'],
  ])('is not written into the URL %s', (_what, begin, address) => {
    const { opener } = begin();
    window.history.replaceState(null, '', `/resources${address}`);
    opener.handleMove(7);
    expect(query()).toBe(address);
  });
});

describe('closing', () => {
  it('goes back to the entry before the click', async () => {
    const { opener, shown } = open();
    await moved(opener.requestClose);
    expect(shown()).toBeUndefined();
    expect(query()).toBe('?category=guides');
  });

  it('cleans the URL in place where the page was opened with it', () => {
    const { opener, shown } = start('/resources?category=guides&doc=vat&page=2');
    expect(shown()?.target).toEqual({ id: 'vat', page: 2 });
    const entries = window.history.length;
    opener.requestClose();
    expect(shown()).toBeUndefined();
    expect(query()).toBe('?category=guides');
    expect(window.history.length).toBe(entries);
  });

  it('is refused while the viewer has to ask, and then done without asking', async () => {
    const { opener, shown } = open();
    opener.mayClose = jest.fn(() => false);
    opener.requestClose();
    expect(shown()?.document.id).toBe('tax-guide');
    await moved(opener.leave);
    expect(shown()).toBeUndefined();
    expect(opener.mayClose).toHaveBeenCalledTimes(1);

    // The next closing asks again.
    click('span');
    await back();
    expect(shown()?.document.id).toBe('tax-guide');
  });
});

describe('Back', () => {
  it('closes, and Forward opens again', async () => {
    const { shown } = open();
    await back();
    expect(shown()).toBeUndefined();
    await moved(() => window.history.forward());
    expect(shown()?.target).toEqual({ id: 'tax-guide', page: 4, find: 'wcf' });
  });

  it('asks first where annotations are unsaved: the document stays open and the URL keeps naming it', async () => {
    const { opener, shown, count } = open();
    opener.handleMove(7);
    const told = count();
    opener.mayClose = jest.fn(() => false);
    await back();
    expect(opener.mayClose).toHaveBeenCalledTimes(1);
    expect(shown()?.document.id).toBe('tax-guide');
    expect(count()).toBe(told);
    expect(query()).toBe('?category=guides&doc=tax-guide&page=7');

    // The next one asks again, and may be answered otherwise.
    opener.mayClose = () => true;
    await back();
    expect(shown()).toBeUndefined();
    expect(query()).toBe('?category=guides');
  });

  it('to an entry with the document open leaves no entry behind to go back to', async () => {
    const { opener, shown } = open('/resources?doc=vat');
    await back();
    expect(shown()?.document.id).toBe('vat');
    const entries = window.history.length;
    opener.requestClose();
    expect(shown()).toBeUndefined();
    expect(query()).toBe('');
    expect(window.history.length).toBe(entries);
  });

  it('within the open document changes nothing', async () => {
    const { shown, count } = open();
    window.history.pushState(null, '', '/resources?doc=tax-guide&page=9');
    const told = count();
    await back();
    expect(shown()?.document.id).toBe('tax-guide');
    expect(count()).toBe(told);
  });
});
