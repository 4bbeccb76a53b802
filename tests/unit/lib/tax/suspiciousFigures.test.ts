import { suspiciousFigures } from '@/lib/tax/suspiciousFigures';

const TODAY = '2026-11-28';
const file = (...sdl: { from: string; rate: number }[]) => ({
  sdl,
  rates: [{ id: 'vat', values: [{ from: '2015-07-01', value: 18 }] }],
});
const OLD = { from: '2013-07-01', rate: 5 };
const NOW = { from: '2023-07-01', rate: 3.5 };

const foundIn = (data: unknown, before: unknown = file(OLD, NOW)) =>
  suspiciousFigures(data, before, TODAY).map(({ path, found }) => `${path.join('.')}: ${found}`);

describe('suspiciousFigures', () => {
  it('reports a new figure that differs by more than half from the previous one', () => {
    expect(foundIn(file(OLD, NOW, { from: '2027-07-01', rate: 0.035 }))).toEqual([
      'sdl.2.rate: 0.035, where the row before has 3.5',
    ]);
    for (const rate of [1.75, 3, 5.25]) expect(foundIn(file(OLD, NOW, { from: '2027-07-01', rate }))).toEqual([]);
    expect(foundIn(file(OLD, NOW, { from: '2027-07-01', rate: 5.26 }))).toHaveLength(1);
  });

  it('reports a changed figure in a past or current row, but not in a future one', () => {
    expect(foundIn(file({ ...OLD, rate: 6 }, NOW))).toEqual(['sdl.0.rate: 6 in an old row, which had 5']);
    const ahead = { from: '2026-11-29', rate: 3 };
    expect(foundIn(file(OLD, NOW, { ...ahead, rate: 2 }), file(OLD, NOW, ahead))).toEqual([]);
  });

  it('matches lists by ID even if another is inserted before them', () => {
    const { rates, ...data } = file(OLD, NOW);
    expect(foundIn({ ...data, rates: [{ id: 'new', values: [{ from: '2015-07-01', value: 1 }] }, ...rates] })).toEqual(
      [],
    );
  });
});
