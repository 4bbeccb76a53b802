import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RateCloth } from '@/components/rates/RateCloth';
import { RateGroups } from '@/components/rates/RateGroups';
import { expectLinks, texts } from '@/tests/support/reading';

const ACT = '/resources/finance-act/finance-act-2023';

it('the cloth of rates leads from a year to its guide, and opens a rate to its values, their law and the tool', async () => {
  const stripes = [
    {
      years: 1,
      text: '3.5%',
      from: '2023-07-01',
      when: 'since 1 July 2023',
      law: 'section 73',
      href: ACT,
      effect: '350',
    },
    { years: 1, text: '4%', from: '2020-07-01', when: 'until 30 June 2023', law: 'section 41' },
    { years: 1 },
  ];
  const tool = { href: '/calculator/payroll', name: 'Payroll' };
  const row = {
    id: 'sdl-rate',
    label: 'SDL',
    stripes,
    example: 'On pay',
    tool,
    documents: [{ href: '/resources/acts/vat-act#sdl-rate', name: 'VAT Act' }],
  };
  render(<RateCloth years={['2023/24', '2022/23', '2014/15']} rows={[row]} guides="The guide of each year:" />);
  expectLinks({ '2022/23': '/resources/guides/tax-guide-2022-23' });
  await userEvent.click(screen.getByText('SDL'));
  expect(texts(screen.getAllByRole('listitem'))).toEqual([
    '3.5% since 1 July 2023: 350. section 73',
    '4% until 30 June 2023. section 41',
  ]);
  expectLinks({
    'section 73': ACT,
    'In the list of today': '#sdl-rate',
    Payroll: tool.href,
    'VAT Act': '/resources/acts/vat-act#sdl-rate',
  });
});

it('the rates of a group show value, first day, law and what held before, at an anchor of their own', () => {
  const label = 'Skills development levy';
  const law = { law: 'Finance Act 2023, section 73', href: ACT };
  const before = ['4% to 30 June 2023', '4.5% to 30 June 2020'];
  const note = { text: 'Another table has 4%:', link: 'why', href: '/resources' };
  const mark = { entry: 'nssf-act' };
  const rate = { id: 'sdl-rate', label, text: '3.5%', since: '1 July 2023', before, note, mark, ...law };
  render(<RateGroups groups={[{ id: 'sdl', title: 'SDL', rates: [rate] }]} />);
  const row = within(screen.getByRole('row', { name: /^Skills development levy/ }));
  expect(row.getByText(label)).toHaveAttribute('id', 'sdl-rate');
  expect(row.getByRole('cell', { name: /^3\.5%/ })).toBeInTheDocument();
  expect(row.getByText(/^Since 1 July 2023/)).toBeInTheDocument();
  expect(row.getByText('Before: 4% to 30 June 2023; 4.5% to 30 June 2020.')).toBeInTheDocument();
  expectLinks({ [law.law]: ACT, why: '/resources' });
});
