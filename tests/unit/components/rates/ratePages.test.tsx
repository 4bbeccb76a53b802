import { render, screen, within } from '@testing-library/react';
import { RateCloth } from '@/components/rates/RateCloth';
import { RateGroups } from '@/components/rates/RateGroups';
import { YearPicker } from '@/components/rates/YearPicker';
import { expectLinks } from '@/tests/support/reading';

const ACT = '/resources/finance-act/finance-act-2023';

it('the cloth of rates leads from a year to its rates, from a rate to its row, and from a stripe to its Act', () => {
  const spans = [
    { years: 1, text: '3.5%', from: '2023-07-01', href: ACT },
    { years: 1, text: '4%', from: '2020-07-01' },
    { years: 1 },
  ];
  const years = ['2023/24', '2022/23', '2014/15'];
  render(<RateCloth years={years} rows={[{ id: 'sdl-rate', label: 'SDL', spans }]} />);
  expectLinks({ 'Rates of 22/23': '/rates/2022-23', SDL: '#sdl-rate', '3.5%': ACT });
  expect(screen.queryByRole('link', { name: '4%' })).not.toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '' })).toBeInTheDocument();
});

it('the rates of a group show value, first day, law and what held before, at an anchor of their own', () => {
  const label = 'Skills development levy';
  const law = { law: 'Finance Act 2023, section 73', href: ACT };
  const before = ['4% to 30 June 2023', '4.5% to 30 June 2020'];
  const note = { text: 'Another table has 4%:', link: 'why', href: '/resources' };
  const rate = { id: 'sdl-rate', label, text: '3.5%', since: '1 July 2023', isNew: false, before, note, ...law };
  render(<RateGroups groups={[{ id: 'sdl', title: 'SDL', rates: [rate] }]} />);
  const row = within(screen.getByRole('row', { name: /^Skills development levy/ }));
  expect(row.getByText(label)).toHaveAttribute('id', 'sdl-rate');
  expect(row.getByRole('cell', { name: '3.5%' })).toBeInTheDocument();
  expect(row.getByText(/^Since 1 July 2023/)).toBeInTheDocument();
  expect(row.getByText('Before: 4% to 30 June 2023; 4.5% to 30 June 2020.')).toBeInTheDocument();
  expectLinks({ [law.law]: ACT, why: '/resources' });
});

it('the picker of years marks the one that is shown', () => {
  render(<YearPicker year="2019/20" years={['2018/19', '2019/20']} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2019/20');
  expectLinks({ '2018/19': '/rates/2018-19' });
});
