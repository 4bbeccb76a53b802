import { stripesOf } from '@/components/calculators/result/resultPicture';

describe('the stripes of the picture of a result', () => {
  it('share its 1,080 pixels as the parts share the amount', () => {
    const parts = [
      { label: 'Net pay', amount: 660_000, tone: 'action' },
      { label: 'PAYE', amount: 60_000, tone: 'alert' },
      { label: 'NSSF', amount: 80_000, tone: 'accent' },
    ] as const;
    expect(stripesOf({ parts, scale: 800_000 })).toEqual([
      { tone: 'action', x: 0, width: 891 },
      { tone: 'alert', x: 891, width: 81 },
      { tone: 'accent', x: 972, width: 108 },
    ]);
  });

  it.each([[undefined], [{ parts: [{ label: 'Net pay', amount: 0, tone: 'action' as const }], scale: 0 }]])(
    'are one where there is nothing to share',
    (bar) => expect(stripesOf(bar)).toEqual([{ tone: 'action', x: 0, width: 1080 }]),
  );
});
