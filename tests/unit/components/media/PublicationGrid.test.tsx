import { fireEvent, render, screen } from '@testing-library/react';
import { PublicationGrid } from '@/components/media/PublicationGrid';
import { texts } from '@/tests/support/reading';
import { visit } from '@/tests/support/visit';

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
const query = () => window.location.search + window.location.hash;

describe('the grid of publications', () => {
  it.each([
    ['', ['news', 'interview']],
    ['?category=poems', ['news', 'interview']],
    ['?category=news', ['news']],
  ])('begins with the category of the URL, “%s”: %j', (address, expected) => {
    show(address);
    expect(titles()).toEqual(expected);
  });

  it('has what is featured above it only where its category is asked for', () => {
    show();
    expect(titles()).toEqual(['news', 'interview']);
    choose('Guides');
    expect(titles()).toEqual(['guide']);
  });

  it('shows those of a category and counts them', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('2 publications');
    choose('News');
    expect(titles()).toEqual(['news']);
    expect(screen.getByRole('status')).toHaveTextContent('1 publication');
  });

  it('names a category in the URL, beside other parameters and the hash', () => {
    show('?utm_source=mail&category=guide#grid');
    choose('News');
    expect(query()).toBe('?utm_source=mail&category=news#grid');
    choose('All Publications');
    expect(query()).toBe('?utm_source=mail#grid');
  });

  it('says when a category is empty', () => {
    show();
    choose('Research');
    expect(screen.getByText('No media publications available in this category.')).toBeInTheDocument();
  });
});
