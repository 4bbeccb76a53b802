import { screen, within } from '@testing-library/react';
import { loadPagefind, loadSiteIndex } from '@/lib/browser/loadIndexes';
import { field, found, openSearch, press, settle, user } from './openSearch';

jest.mock('@/lib/browser/loadIndexes');

describe('the search of the site', () => {
  it('offers the popular pages before a query, and fetches its index once the field has the focus', async () => {
    await openSearch();
    expect(screen.getByRole('link', { name: 'Audit' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sitemap' })).toBeInTheDocument();
    for (const load of [loadSiteIndex, loadPagefind]) expect(load).not.toHaveBeenCalled();
    await user.click(field());
    for (const load of [loadSiteIndex, loadPagefind]) expect(load).toHaveBeenCalled();
  });

  it('keeps the query in the address beside what else it names, such as a document that is open', async () => {
    await openSearch('?doc=tax-guide&page=4&q=audit');
    await user.type(field(), ' tax');
    await settle();
    expect(window.location.search).toBe('?doc=tax-guide&page=4&q=audit+tax');
    await user.clear(field());
    expect(window.location.search).toBe('?doc=tax-guide&page=4');
  });

  it('narrows the results to a group', async () => {
    await openSearch('?q=tax');
    await user.click(within(screen.getByRole('group', { name: 'Filter results' })).getByText('Services'));
    expect(found()).toEqual(['Audit']);
  });

  it('says when nothing was found, and offers a person and the popular pages', async () => {
    await openSearch('?q=zzz');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Audit' })).toBeInTheDocument();
  });

  it('says what it corrected, and takes it back', async () => {
    await openSearch('?q=audti');
    expect(screen.getByText(/Showing results for/)).toHaveTextContent('Showing results for audit.');
    await press('Search for “audti” instead');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(screen.queryByText(/Showing results for/)).not.toBeInTheDocument();
  });

  describe('while the line is down', () => {
    let log: jest.SpyInstance;
    beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => {})));
    afterEach(() => log.mockRestore());

    it('still finds pages by title where the texts cannot be searched', async () => {
      jest.mocked(loadPagefind).mockRejectedValue(new Error('offline'));
      await openSearch('?q=audit');
      expect(await screen.findByText('The texts cannot be searched just now.')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Audit' })).toBeInTheDocument();
    });

    it('says that its index cannot be fetched, and tries again', async () => {
      const offline = new Error('offline');
      jest.mocked(loadSiteIndex).mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
      await openSearch('?q=audit');
      expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded');
      await press('Try again');
      expect(await screen.findByRole('heading', { name: 'Audit' })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});
