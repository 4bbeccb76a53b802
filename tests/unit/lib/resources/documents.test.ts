import { emptyText } from '@/lib/resources/libraryCategories';
import { featuredMedia } from '@/lib/server/resources/media';

describe('featured publications', () => {
  const item = (id: string, date: string, featured?: boolean) => ({ id, date, featured, category: 'news' });

  it('are the four newest, marked or not', () => {
    const media = [
      item('a', '2025-01-01'),
      item('b', '2025-05-01'),
      item('c', '2025-04-01'),
      item('d', '2020-01-01', true),
      item('e', '2025-02-01'),
    ];
    expect(featuredMedia(media).map(({ id }) => id)).toEqual(['b', 'c', 'e', 'a']);
  });

  it('begin with marked ones if the date is the same', () => {
    const media = [item('a', '2025-01-01'), item('b', '2025-01-01', true)];
    expect(featuredMedia(media).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('the text of an empty category', () => {
  it.each([
    ['guides', 'No tax guides available in this category.'],
    ['articles', 'No articles available in this category.'],
    ['acts', 'No acts available in this category.'],
    ['finance-act', 'No finance acts available in this category.'],
    ['videos', 'No videos available in this category.'],
    ['calculators', 'No calculators available in this category.'],
    ['media', 'No media publications available in this category.'],
  ] as const)('says for %s: %s', (category, words) => expect(emptyText(category)).toBe(words));
});
