import { z } from 'zod';
import { keepFiguresApart, motif } from '@/lib/content/schemas/fields';

const list = z.array(z.object({ date: z.string(), motif })).superRefine(keepFiguresApart);

const reported = (entries: z.infer<typeof list>) =>
  (list.safeParse(entries).error?.issues ?? []).map(({ path }) => path.join('.'));

const figures = ['sun', 'lens', 'book', 'seal', 'gem'] as const;
const entries = figures.map((figure, index) => ({ date: `2025-01-0${9 - index}`, motif: figure }));

it('takes the figure of a card again in the next but three', () => {
  expect(reported([...entries, { date: '2025-01-01', motif: 'sun' }])).toEqual([]);
});

it('reports the figure of a card beside, and of the one above in four columns', () => {
  expect(reported([...entries, { date: '2025-01-01', motif: 'gem' }])).toEqual(['5.motif']);
  expect(reported([...entries, { date: '2025-01-01', motif: 'lens' }])).toEqual(['5.motif']);
});

it('compares in the order of lists, the newest first', () => {
  const old = { date: '2020-01-01', motif: 'sun' } as const;
  expect(reported([old, ...entries])).toEqual([]);
});
