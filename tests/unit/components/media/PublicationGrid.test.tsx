import { fireEvent, render, screen } from '@testing-library/react';
import { PublicationGrid } from '@/components/media/PublicationGrid';
import { visit } from '@/tests/support/fillBrowserGaps';
import { texts } from '@/tests/support/reading';

const FILTERS = [
  { id: 'all', label: 'All Publications' },
  { id: 'news', label: 'News' },
  { id: 'guide', label: 'Guides' },
  { id: 'research', label: 'Research' },
];
const PUBLICATIONS = ['news', 'interview', 'guide'].map((category) => ({
  id: category,
  category,
  isFeatured: category === 'guide',
  card: <h3>{category}</h3>,
}));

function show(query = '') {
  visit(`/media${query}`);
  render(
    <PublicationGrid
      publications={PUBLICATIONS}
      filters={FILTERS}
      emptyPicture={{ src: '/a.svg', width: 3, height: 2 }}
    />,
  );
}
const titles = () => texts(screen.queryAllByRole('heading'));
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the grid of publications', () => {
  it('has the featured items too, without the anchor of the card above', () => {
    show('?category=guide');
    expect(titles()).toEqual(['guide']);
    expect(document.getElementById('guide')).toBeNull();
    choose('News');
    expect(document.getElementById('news')).toBeInTheDocument();
  });
});
