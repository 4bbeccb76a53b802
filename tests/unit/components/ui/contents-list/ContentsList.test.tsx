import { render, screen, within } from '@testing-library/react';
import { ContentsList } from '@/components/ui/contents-list/ContentsList';
import { hrefs } from '@/tests/support/reading';

const ITEMS = [
  { id: 'who-we-are', text: 'Who we are' },
  { id: 'changes', text: 'Changes' },
];

describe('a list of contents', () => {
  it('leads to each section, in a column and in a closed panel of the same links', () => {
    render(<ContentsList items={ITEMS} />);
    const lists = screen.getAllByRole('navigation', { name: 'On this page' });
    const links = lists.map((list) => hrefs(within(list).getAllByRole('link', { hidden: true })));
    expect(links).toEqual(Array(2).fill(['#who-we-are', '#changes']));
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });

  it('takes a title of its own and more below it', () => {
    render(
      <ContentsList items={ITEMS} title="Sectors">
        <p>Updated</p>
      </ContentsList>,
    );
    expect(screen.getByRole('heading', { name: 'Sectors' })).toBeInTheDocument();
    expect(screen.getByText('Updated')).toBeInTheDocument();
  });
});
