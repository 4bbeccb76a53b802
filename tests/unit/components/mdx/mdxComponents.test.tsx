import { render, screen } from '@testing-library/react';
import { MdxLink, MdxTable, mdxComponents, Question } from '@/components/mdx/mdxComponents';
import { Prose } from '@/components/ui/prose/Prose';
import { useMDXComponents } from '@/mdx-components';

describe('mdxComponents', () => {
  it('is the closed list of what content may use', () => {
    const own = Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name));

    expect(own).toEqual(['Note', 'Question']);
  });

  it('is what Next is given for every MDX file', () => {
    expect(useMDXComponents()).toBe(mdxComponents);
  });
});

describe('a link in running text', () => {
  it.each(['/services/taxation', '/resources/guides/guide.pdf', 'tel:+255700000000', '#sources'])(
    'to %s stays in this tab',
    (href) => {
      render(<MdxLink href={href}>the page</MdxLink>);

      expect(screen.getByRole('link', { name: 'the page' })).toHaveAttribute('href', href);
      expect(screen.getByRole('link')).not.toHaveAttribute('target');
    },
  );

  it('to another site says that it opens in a new tab', () => {
    render(<MdxLink href="https://example.org/act">the Act</MdxLink>);

    expect(screen.getByRole('link', { name: 'the Act (opens in a new tab)' })).toHaveAttribute('target', '_blank');
  });
});

describe('a table in running text', () => {
  it('can be scrolled by keys where it is wider than the screen', () => {
    render(
      <MdxTable>
        <tbody>
          <tr>
            <td>270,000</td>
          </tr>
        </tbody>
      </MdxTable>,
    );

    expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('group')).toContainElement(screen.getByRole('table'));
  });
});

describe('Question', () => {
  it('keeps its answer in the page while it is closed', () => {
    render(
      <Prose>
        <Question title="When is the return due?">Within six months.</Question>
      </Prose>,
    );

    expect(screen.getByText('When is the return due?').closest('summary')).toBeVisible();
    expect(screen.getByText('Within six months.')).toBeInTheDocument();
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });
});
