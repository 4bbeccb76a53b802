import { getHeadings } from '@/lib/content/loaders/headings';
import { pageFile } from '@/lib/content/loaders/pages';
import { PAGE_IDS } from '@/lib/content/schemas/page';

describe('the contents of the standing pages', () => {
  it.each(PAGE_IDS)('of %s are several sections, each with an id of its own', (id) => {
    const ids = getHeadings(pageFile(id)).map((heading) => heading.id);

    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
