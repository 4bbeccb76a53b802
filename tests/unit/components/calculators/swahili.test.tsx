import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { type CalculatorId, findCalculator } from '@/lib/site/calculators';
import { foreignWords } from '@/tests/support/languages';
import { openPage, pageOf } from './openPage';
import './withoutFrame';

/** Queries by calculator. */
const ASKED: readonly [id: CalculatorId, queries: readonly string[]][] = [
  [
    'gross-to-net-salary',
    [
      'gross=0',
      'gross=270000',
      'gross=800000&small=1',
      'gross=1350000&heslb=1&union=12345.67&compare=2000000',
      'gross=800000&bonus=1000000&other=900000',
      'gross=1111111.11&year=2013-14',
    ],
  ],
  ['net-to-gross-salary', ['net=600000', 'net=1117000&insurance=5000', 'net=660000&bonus=1000000&year=2018-19']],
  [
    'overtime',
    [
      'salary=800000&weekday=12&weekend=6',
      'salary=150000&weekday=40&weekend=16&sector=hospital',
      'salary=300000&sector=industry',
    ],
  ],
  [
    'presumptive-tax',
    [
      'turnover=20000000&year=2027&profit=4000000&cost=100000',
      'turnover=150000000&year=2026',
      'turnover=50000000&year=2027&trader=services&profit=12000000',
      'turnover=20000000&year=2027&tin=2026-09-01&records=no',
    ],
  ],
  [
    'payslip',
    [
      'gross=1500000&nssf=150000&paye=233000&net=1117000',
      'gross=1500000&basic=1000000&bonus=200000&nssf=100000&paye=240000&other=30000&net=1000000',
      'gross=800000&nssf=0&paye=0&net=700000&year=2015-16',
      'gross=2000000&share=5&nssf=200000&paye=150000&net=1550000',
    ],
  ],
  [
    'objection',
    [
      'served=2026-11-20&kind=vat&tax=90000000&undisputed=12000000',
      'served=2026-11-16&kind=imports&tax=90000000',
      'served=2026-11-16&kind=decision',
      'served=2026-05-20&kind=income&tax=30000000&admitted=2026-06-01&decided=2026-12-02',
      'served=2026-05-20&kind=income&tax=30000000&admitted=2026-06-01&decided=2026-10-01&board=2027-06-15',
    ],
  ],
];

const { phone } = getFirm('en');

/** Returns the text of the result and its tables without the letterhead, whose address is the same in both languages. */
function resultText(): string {
  const walker = document.createTreeWalker(
    document.querySelector('[data-result]:not(a)') ?? document,
    NodeFilter.SHOW_TEXT,
  );
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.textContent.includes(phone)) texts.push(textContent ?? '');
  }
  return texts.join(' ');
}

/** Returns the figures in a text, sorted, because their order differs between the two languages. */
const figuresOf = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();

/** Returns the text of the page's result for each query. */
function resultTexts(page: ReactElement, queries: readonly string[], path: string): string[] {
  const { goTo } = openPage(page, '', path);
  const found = queries.map((query) => {
    goTo(`?${query}`);
    return resultText();
  });
  cleanup();
  return found;
}

it.each(ASKED)('the results of %s have the same figures in Kiswahili, and no English word', (id, queries) => {
  const { path } = findCalculator(id);
  const english = resultTexts(pageOf(id), queries, path);
  const kiswahili = resultTexts(pageOf(id, 'sw'), queries, `/sw${path}`);
  for (const [place, query] of queries.entries()) {
    const text = kiswahili[place] ?? '';
    expect([query, text]).toEqual([query, expect.stringMatching(/mshahara|mauzo|kodi|michango/i)]);
    expect([query, figuresOf(text)]).toEqual([query, figuresOf(english[place] ?? '')]);
    expect([query, foreignWords(text, 'sw')]).toEqual([query, []]);
  }
});

it('an invalid figure is explained in the language of the page', async () => {
  const page = pageOf('gross-to-net-salary', 'sw');
  const { type, press } = openPage(page, '', '/sw/calculator/gross-to-net-salary');
  await type(/Mshahara ghafi wa mwezi/, '800.000');
  await press('Kokotoa mshahara halisi');
  expect(screen.getByLabelText(/Mshahara ghafi wa mwezi/)).toHaveAccessibleDescription(
    expect.stringContaining(
      'Tafadhali tumia koma kati ya maelfu, kama 1,500, na usiandike senti. Ulimaanisha 800,000?',
    ),
  );
});
