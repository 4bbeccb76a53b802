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
const PUBLICATIONS = ['news', 'interview', 'guide'].map((kind) => ({ id: kind, kind, card: <h3>{kind}</h3> }));

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
  it.each([
    ['', ['news', 'interview', 'guide']],
    ['?category=poems', ['news', 'interview', 'guide']],
    ['?category=news', ['news']],
    ['?category=guide', ['guide']],
  ])('begins with the category of the URL, “%s”: %j', (address, expected) => {
    show(address);
    expect(titles()).toEqual(expected);
  });

  it('says when a category is empty', () => {
    show();
    choose('Research');
    expect(screen.getByText('No media publications available in this category.')).toBeInTheDocument();
  });
});
