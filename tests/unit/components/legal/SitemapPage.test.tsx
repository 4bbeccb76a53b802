import { render, screen, within } from '@testing-library/react';
import { SitemapPage } from '@/components/legal/SitemapPage';
import { sitePages } from '@/lib/server/seo/sitePages';

describe('the sitemap page', () => {
  it('leads to every page of the site, in its groups', () => {
    const groups = sitePages();
    render(<SitemapPage groups={groups} />);

    for (const { heading, pages } of groups) {
      const links = within(screen.getByRole('region', { name: heading })).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        pages.map(({ name, path }) => [name, path]),
      );
    }
  });
});
