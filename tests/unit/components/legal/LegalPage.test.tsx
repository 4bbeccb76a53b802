import { render, screen, within } from '@testing-library/react';
import Sitemap from '@/app/(en)/sitemap/page';
import { LegalPage } from '@/components/legal/LegalPage';
import { getAllPages } from '@/lib/server/content/loaders/pages';
import { sitePages } from '@/lib/server/seo/sitePages';
import { PAGES } from '@/lib/site/pages';
import { first } from '@/tests/support/cases';
import { hrefs, texts } from '@/tests/support/reading';

describe('a legal page', () => {
  beforeEach(() => {
    const headings = [{ id: 'who-we-are', text: 'Who we are' }];
    render(
      <LegalPage sitePage={PAGES.privacy} page={first(getAllPages())} headings={headings}>
        <h2 id="who-we-are">Who we are</h2>
      </LegalPage>,
    );
  });

  it('has its title and date', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    expect(screen.getByText('24 September 2025')).toHaveAttribute('datetime', '2025-09-24');
  });

  it('has a summary before the text', () => {
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('In short');
    expect(texts(within(note).getAllByRole('listitem'))).toEqual(['One thing first.', 'Another thing second.']);
    const text = screen.getByRole('heading', { name: 'Who we are' });
    expect(note.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has a table of contents', () => {
    const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
    expect(hrefs(contents?.querySelectorAll('a') ?? [])).toEqual(['#who-we-are']);
  });
});

it('the sitemap links to every page of the site, in its groups', () => {
  const groups = sitePages();
  render(<Sitemap />);
  for (const { heading, pages } of groups) {
    const links = screen.getByRole('region', { name: heading }).querySelectorAll('a');
    expect(texts(links)).toEqual(pages.map(({ name }) => name));
    expect(hrefs(links)).toEqual(pages.map(({ path }) => path));
  }
});
