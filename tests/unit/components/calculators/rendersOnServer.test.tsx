import { renderToString } from 'react-dom/server';
import CorporateTax from '@/app/calculator/corporate-tax/page';
import GrossToNet from '@/app/calculator/gross-to-net-salary/page';
import NetToGross from '@/app/calculator/net-to-gross-salary/page';
import Overtime from '@/app/calculator/overtime/page';
import Hub from '@/app/calculator/page';
import Payroll from '@/app/calculator/payroll/page';
import { CALCULATORS } from '@/lib/site/calculators';

const PAGES = {
  'gross-to-net-salary': GrossToNet,
  'net-to-gross-salary': NetToGross,
  overtime: Overtime,
  payroll: Payroll,
  'corporate-tax': CorporateTax,
};

describe('on the server', () => {
  it.each(CALCULATORS)('$name renders its form, tables and notes, and no result', ({ id }) => {
    const Page = PAGES[id];
    const html = renderToString(<Page />);
    const parts = [
      'Your figures',
      'How it is worked out',
      'not professional advice',
      'This calculator needs JavaScript',
    ];
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
