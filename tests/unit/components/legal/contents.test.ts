import { PAGE_IDS } from '@/lib/content/schemas/page';
import { getHeadings } from '@/lib/server/content/loaders/headings';
import { pageFile } from '@/lib/server/content/loaders/pages';

describe('the contents of the standing pages', () => {
  it.each(PAGE_IDS)('of %s are several sections, each with an id of its own', (id) => {
    const ids = getHeadings(pageFile(id)).map((heading) => heading.id);

    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
