import { outlineEntries } from '@/components/pdf-viewer/session/outlineEntries';

describe('the outline', () => {
  const leaf = (title: string, dest: unknown = 'place', url: string | null = null) => ({ title, dest, url, items: [] });

  it('keeps its order, its levels and where entries lead', () => {
    const chapter = { ...leaf('Chapter 1', [{ num: 3, gen: 0 }]), items: [leaf('Section 1')] };
    expect(outlineEntries([chapter, leaf('Site', null, 'https://x.tz')])).toEqual([
      {
        key: '0',
        title: 'Chapter 1',
        destination: [{ num: 3, gen: 0 }],
        url: undefined,
        entries: [{ key: '0.0', title: 'Section 1', destination: 'place', url: undefined, entries: [] }],
      },
      { key: '1', title: 'Site', destination: undefined, url: 'https://x.tz', entries: [] },
    ]);
  });

  it('puts what is below an entry without a title in its place', () => {
    expect(outlineEntries([{ ...leaf('  '), items: [leaf('Section')] }]).map(({ title }) => title)).toEqual([
      'Section',
    ]);
  });

  it('of a document without one is empty', () => expect(outlineEntries(null)).toEqual([]));
});
