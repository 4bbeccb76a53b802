import { renderToString } from 'react-dom/server';
import CorporateTax from '@/app/calculator/corporate-tax/page';
import GrossToNet from '@/app/calculator/gross-to-net-salary/page';
import NetToGross from '@/app/calculator/net-to-gross-salary/page';
import Overtime from '@/app/calculator/overtime/page';
import Hub from '@/app/calculator/page';
import Payroll from '@/app/calculator/payroll/page';
import Penalties from '@/app/calculator/penalties/page';
import PresumptiveTax from '@/app/calculator/presumptive-tax/page';
import Vat from '@/app/calculator/vat/page';
import WithholdingTax from '@/app/calculator/withholding-tax/page';
import TaxCalendar from '@/app/calendar/page';
import { CALCULATORS, type CalculatorId } from '@/lib/site/calculators';

const PAGES = {
  'gross-to-net-salary': GrossToNet,
  'net-to-gross-salary': NetToGross,
  overtime: Overtime,
  payroll: Payroll,
  'corporate-tax': CorporateTax,
  'withholding-tax': WithholdingTax,
  vat: Vat,
  penalties: Penalties,
  'presumptive-tax': PresumptiveTax,
  'tax-calendar': TaxCalendar,
};

const CALCULATOR_PARTS = [
  'Your figures',
  'How it is worked out',
  'not professional advice',
  'This calculator needs JavaScript',
];

/** What the page of a calculator holds without script; those that calculate nothing have parts of their own. */
const PARTS: Partial<Record<CalculatorId, string[]>> = {
  'tax-calendar': [
    'Who you are',
    'Next dates',
    'Every duty that comes back',
    'not professional advice',
    'The choices need JavaScript',
  ],
};

describe('on the server', () => {
  it.each(CALCULATORS)('$name renders its form, tables and notes, and no result', ({ id }) => {
    const Page = PAGES[id];
    const html = renderToString(<Page />);
    const parts = PARTS[id] ?? CALCULATOR_PARTS;
    expect(parts.filter((part) => !html.includes(part))).toEqual([]);
    expect(html).not.toMatch(/ style=|data-result=/);
  });

  it('the hub leads to every calculator, with worked examples', () => {
    const html = renderToString(<Hub />);
    const parts = [
      ...CALCULATORS.map(({ path }) => `href="${path}"`),
      '660,000',
      '716,667',
      '66,667',
      'For companies and traders',
    ];
    expect(parts.filter((part) => !html.includes(part))).toEqual([]);
  });
});
