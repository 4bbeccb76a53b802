import { cleanup, screen } from '@testing-library/react';
import { Words } from '@/components/behaviours/Words';
import type { CalculatorId } from '@/lib/site/calculators';
import { learn } from '@/lib/words/say';
import { dueWords } from '@/lib/words/sw/due';
import { objectionWords } from '@/lib/words/sw/objection';
import { overtimeWords } from '@/lib/words/sw/overtime';
import { payslipWords } from '@/lib/words/sw/payslip';
import { penaltyWords } from '@/lib/words/sw/penalties';
import { PHRASES } from '@/lib/words/sw/phrases';
import { presumptiveWords } from '@/lib/words/sw/presumptive';
import { salaryWords } from '@/lib/words/sw/salary';
import { toolWords } from '@/lib/words/sw/tools';
import { vatWords } from '@/lib/words/sw/vat';
import { withholdingWords } from '@/lib/words/sw/withholding';
import { foreignWords } from '@/tests/support/languages';
import { openPage } from './openPage';
import { PAGES } from './pages';

/** Questions by calculator, with the words that its page in Kiswahili hands to the browser. */
const ASKED: readonly [id: CalculatorId, words: Readonly<Record<string, string>>, queries: readonly string[]][] = [
  [
    'gross-to-net-salary',
    { ...toolWords, ...salaryWords },
    [
      'gross=0',
      'gross=270000',
      'gross=800000&small=1',
      'gross=1350000&heslb=1&union=12345.67&compare=2000000',
      'gross=800000&bonus=1000000&other=900000',
      'gross=1111111.11&year=2013-14',
    ],
  ],
  [
    'net-to-gross-salary',
    { ...toolWords, ...salaryWords },
    ['net=600000', 'net=1117000&insurance=5000', 'net=660000&bonus=1000000&year=2018-19'],
  ],
  [
    'overtime',
    { ...toolWords, ...overtimeWords },
    [
      'salary=800000&weekday=12&weekend=6',
      'salary=150000&weekday=40&weekend=16&sector=hospital',
      'salary=300000&sector=industry',
    ],
  ],
  [
    'presumptive-tax',
    { ...toolWords, ...presumptiveWords },
    [
      'turnover=20000000&year=2027&profit=4000000&cost=100000',
      'turnover=150000000&year=2026',
      'turnover=50000000&year=2027&trader=services&profit=12000000',
      'turnover=20000000&year=2027&tin=2026-09-01&records=no',
    ],
  ],
  [
    'payslip',
    { ...toolWords, ...payslipWords },
    [
      'gross=1500000&nssf=150000&paye=233000&net=1117000',
      'gross=1500000&basic=1000000&bonus=200000&nssf=100000&paye=240000&other=30000&net=1000000',
      'gross=800000&nssf=0&paye=0&net=700000&year=2015-16',
      'gross=2000000&share=5&nssf=200000&paye=150000&net=1550000',
    ],
  ],
  [
    'withholding-tax',
    { ...toolWords, ...dueWords, ...withholdingWords },
    [
      'kind=rent&payer=company&payee=person&amount=1000000&day=2026-06-10',
      'kind=dividend&payer=company&payee=non-resident&state=za&holding=15&amount=5000000&day=2026-06-10',
      'kind=services&payer=company&payee=non-resident&state=in&amount=5000000&basis=net&day=2026-03-02',
      'kind=rent&payer=private&payee=person&amount=1000000&day=2026-06-10',
      'kind=crops&payer=company&payee=person&amount=1000000&day=2026-08-10',
      'kind=services&payee=business&amount=700000&day=2012-07-10',
    ],
  ],
  [
    'objection',
    { ...toolWords, ...dueWords, ...objectionWords },
    [
      'served=2026-11-16&kind=vat&tax=90000000&undisputed=12000000',
      'served=2026-01-05&kind=imports&tax=5000000&admitted=2026-02-03',
      'served=2026-01-05&kind=decision&admitted=2026-02-03&decided=2026-09-01&board=2027-02-01',
    ],
  ],
  [
    'penalties',
    { ...toolWords, ...dueWords, ...penaltyWords },
    [
      'kind=payment&tax=10000000&due=2026-03-31&done=2026-06-15&rate=8&on1=2026-05-02&sum1=4000000',
      'kind=return&who=individual&tax=0&due=2025-06-30&done=2025-08-10',
      'kind=nssf&tax=2000000&due=2026-02-28&done=2026-05-05',
      'tax=5000000&due=2026-01-31&done=2026-01-30',
    ],
  ],
  [
    'vat',
    { ...toolWords, ...dueWords, ...vatWords },
    [
      'task=sale&amount=1180000&basis=included&withheld=goods&day=2026-06-10',
      'task=sale&amount=500000&basis=excluded&rate=electronic&day=2026-07-01',
      'task=register&first=2025-01&months=20000000%0A15000000%0A200000000%0A0%0A1%0A2%0A3',
      'task=register&first=2025-01&months=20000%0A15000&who=professional',
    ],
  ],
];

const cases = ASKED.flatMap(([id, words, queries]) => queries.map((query) => ({ id, words, query })));

/** The result with its tables, the texts of its elements apart. */
function resultText(): string {
  const walker = document.createTreeWalker(
    document.querySelector('[data-result]:not(a)') ?? document,
    NodeFilter.SHOW_TEXT,
  );
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ');
}

/** Every figure of a text in the order of size: sentences of two languages name them in another order. */
const figuresOf = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();

it.each(cases)('$id?$query has the same figures in Kiswahili, and no English word', ({ id, words, query }) => {
  openPage(PAGES[id], `?${query}`);
  const english = resultText();
  cleanup();
  learn(PHRASES);
  openPage(<Words words={words}>{PAGES[id]}</Words>, `?${query}`, `/sw/calculator/${id}`);
  const kiswahili = resultText();
  expect(kiswahili).toMatch(/mshahara|mauzo|kodi|michango/i);
  expect(figuresOf(kiswahili)).toEqual(figuresOf(english));
  expect(foreignWords(kiswahili, 'sw')).toEqual([]);
});

it('says what is wrong with a figure in the language of the page', async () => {
  const page = <Words words={{ ...toolWords, ...salaryWords }}>{PAGES['gross-to-net-salary']}</Words>;
  const { type, press } = openPage(page, '', '/sw/calculator/gross-to-net-salary');
  await type(/Mshahara ghafi wa mwezi/, '800.000');
  await press('Kokotoa mshahara halisi');
  expect(screen.getByLabelText(/Mshahara ghafi wa mwezi/)).toHaveAccessibleDescription(
    expect.stringContaining('Andika kiasi kwa tarakimu, kwa mfano 800,000. Ulimaanisha 800,000?'),
  );
});
