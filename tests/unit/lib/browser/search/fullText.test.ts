import { type Pagefind, searchFullText } from '@/lib/browser/search/fullText';
import { recordOf } from '../../search/records';

describe('a search of the index', () => {
  const asked: unknown[] = [];
  const fetched: number[] = [];
  let unheld: string;
  const pagefind: Pagefind = {
    search: async (query, options) => {
      asked.push([query, options]);
      const data = async (index: number) => {
        fetched.push(index);
        return recordOf(`/media/file-${index}.pdf`, `File ${index}`, [
          { page: 1, text: index === 1 ? unheld : 'Kodi ya mapato.' },
        ]);
      };
      return { results: [0, 1, 2, 3].map((index) => ({ data: () => data(index) })) };
    },
  };
  beforeEach(() => {
    asked.length = 0;
    fetched.length = 0;
    unheld = 'Kodi ya mapato.';
  });

  it('fetches only what it shows, and counts everything', async () => {
    const { hits, count } = await searchFullText(pagefind, { query: 'kodi', limit: 2 });
    expect([hits.map(({ title }) => title), count, fetched]).toEqual([['File 0', 'File 1'], 4, [0, 1]]);
  });

  it('leaves out what does not hold the words, and fetches the next one in its place', async () => {
    unheld = 'Kod, a word that begins alike.';
    const { hits, count } = await searchFullText(pagefind, { query: 'kodi', limit: 2 });
    expect([hits.map(({ title }) => title), count, fetched]).toEqual([['File 0', 'File 2'], 3, [0, 1, 2]]);
  });

  it('asks for one kind where one is named', async () => {
    await searchFullText(pagefind, { query: 'kodi', kind: 'document', limit: 1 });
    expect(asked).toEqual([['kodi', { filters: { kind: 'document' } }]]);
  });
});
