import { render, screen } from '@testing-library/react';
import { MdxHeadCell, MdxLink, MdxTable } from '@/components/mdx/mdxComponents';

it.each([
  ['/services/taxation', 'the page'],
  ['/resources/guides/guide.pdf', 'the page'],
  ['tel:+255700000000', 'the page'],
  ['#sources', 'the page'],
  ['https://example.org/act', 'the page (opens in a new tab)'],
])('a link in a text to %s is named “%s”', (href, name) => {
  render(<MdxLink href={href}>the page</MdxLink>);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link.hasAttribute('target')).toBe(href.startsWith('https:'));
});

it('a column of row names without its own heading begins with a plain cell', () => {
  render(
    <MdxTable>
      <thead>
        <tr>
          <MdxHeadCell />
          <MdxHeadCell>Resident</MdxHeadCell>
        </tr>
      </thead>
    </MdxTable>,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Resident']);
  expect(screen.getAllByRole('cell')).toHaveLength(1);
});

it('a table of figures can be scrolled with the keyboard, and a table of sentences does not scroll', () => {
  const { rerender } = render(<MdxTable />);
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('group')).toContainElement(screen.getByRole('table'));
  rerender(<MdxTable data-holds="sentences" />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
