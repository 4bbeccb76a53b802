import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PublicationGrid } from '@/components/media/PublicationGrid';

const FILTERS = [
  { id: 'all', label: 'All Publications' },
  { id: 'news', label: 'News' },
  { id: 'guide', label: 'Guides' },
];
const PUBLICATIONS = [
  { id: 'vat', category: 'news', card: <h3>VAT in the news</h3> },
  { id: 'talk', category: 'interview', card: <h3>A conversation</h3> },
];

function show(query = '') {
  window.history.replaceState(null, '', `/media${query}`);
  return render(
    <PublicationGrid
      publications={PUBLICATIONS}
      filters={FILTERS}
      emptyPicture={{ src: '/a.svg', width: 3, height: 2 }}
    />,
  );
}
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

describe('the grid of publications', () => {
  it('shows all of them at first', () => {
    show();
    expect(titles()).toEqual(['VAT in the news', 'A conversation']);
    expect(screen.getByRole('status')).toHaveTextContent('2 publications');
  });

  it('shows those of a category, and names it in the URL', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'News' }));
    expect(titles()).toEqual(['VAT in the news']);
    expect(screen.getByRole('status')).toHaveTextContent('1 publication');
    expect(window.location.search).toBe('?category=news');
  });

  it('keeps the other parameters and the hash of the URL', async () => {
    show('?utm_source=mail&category=guide#grid');
    await userEvent.click(screen.getByRole('button', { name: 'News' }));
    expect(window.location.search + window.location.hash).toBe('?utm_source=mail&category=news#grid');
    await userEvent.click(screen.getByRole('button', { name: 'All Publications' }));
    expect(window.location.search + window.location.hash).toBe('?utm_source=mail#grid');
  });

  it('says when a category is empty', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Guides' }));
    expect(screen.getByText('No media publications available in this category.')).toBeInTheDocument();
  });

  it('begins with the category of the URL', () => {
    show('?category=news');
    expect(titles()).toEqual(['VAT in the news']);
  });

  it('shows all for a category that it does not know', () => {
    show('?category=poems');
    expect(titles()).toHaveLength(2);
  });
});
