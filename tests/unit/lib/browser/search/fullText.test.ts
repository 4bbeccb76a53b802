import { searchFullText } from '@/lib/browser/search/fullText';
import { recordOf } from '../../search/records';

const text = 'Kodi ya mapato.';

/** Searches four files, of which the second one has a text of its own; `fetched` are those whose texts were asked for. */
async function search(second: string, kind?: string) {
  const fetched: number[] = [];
  const data = async (index: number) => {
    fetched.push(index);
    return recordOf(`/media/${index}.pdf`, `File ${index}`, [{ page: 1, text: index === 1 ? second : text }]);
  };
  const ask = jest.fn(async () => ({ results: [0, 1, 2, 3].map((index) => ({ data: () => data(index) })) }));
  const { hits, count } = await searchFullText({ search: ask }, { query: 'kodi', kind, limit: 2 });
  expect(ask).toHaveBeenCalledWith('kodi', kind ? { filters: { kind } } : {});
  return { titles: hits.map(({ title }) => title), count, fetched };
}

it('a search fetches only what it shows, and counts everything', async () => {
  expect(await search(text)).toEqual({ titles: ['File 0', 'File 1'], count: 4, fetched: [0, 1] });
});

it('a search of one kind leaves out what does not hold the words, and fetches the next one in its place', async () => {
  const found = { titles: ['File 0', 'File 2'], count: 3, fetched: [0, 1, 2] };
  expect(await search('Kod, a word that begins alike.', 'document')).toEqual(found);
});
