import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { RateCloth } from '@/components/rates/RateCloth';
import { RateGroups } from '@/components/rates/RateGroups';
import { YearPicker } from '@/components/rates/YearPicker';
import type { CardRate } from '@/lib/server/resources/rateHistory';

const ACT = '/resources/finance-act/finance-act-2023';

describe('the cloth of rates', () => {
  it('leads from a year to its rates, from a rate to its row below, and from a stripe to its Act', async () => {
    const spans = [
      { years: 1, text: '3.5%', from: '2023-07-01', href: ACT },
      { years: 1, text: '4%', from: '2020-07-01' },
      { years: 1 },
    ];
    const { container } = render(
      <RateCloth years={['2023/24', '2022/23', '2014/15']} rows={[{ id: 'sdl-rate', label: 'SDL', spans }]} />,
    );
    expect(screen.getByRole('link', { name: 'Rates of 22/23' })).toHaveAttribute('href', '/rates/2022-23');
    expect(screen.getByRole('link', { name: 'SDL' })).toHaveAttribute('href', '#sdl-rate');
    expect(screen.getByRole('link', { name: '3.5%' })).toHaveAttribute('href', ACT);
    expect(screen.queryByRole('link', { name: '4%' })).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '' })).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('the rates of a group', () => {
  const RATE: CardRate = {
    id: 'sdl-rate',
    label: 'Skills development levy',
    text: '3.5%',
    since: '1 July 2023',
    law: 'Finance Act 2023, section 73',
    href: ACT,
    isNew: false,
    before: ['4% to 30 June 2023', '4.5% to 30 June 2020'],
  };

  it('show value, first day, law and what held before, at an anchor of their own', () => {
    render(<RateGroups groups={[{ id: 'sdl', title: 'SDL', rates: [RATE] }]} />);
    const row = within(screen.getByRole('row', { name: /^Skills development levy/ }));
    expect(row.getByText('Skills development levy')).toHaveAttribute('id', 'sdl-rate');
    expect(row.getByRole('cell', { name: '3.5%' })).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Finance Act 2023, section 73' })).toHaveAttribute('href', ACT);
    expect(row.getByText(/^Since 1 July 2023/)).toBeInTheDocument();
    expect(row.getByText('Before: 4% to 30 June 2023; 4.5% to 30 June 2020.')).toBeInTheDocument();
  });
});

it('the picker of years marks the one that is shown', () => {
  render(<YearPicker year="2019/20" years={['2018/19', '2019/20']} />);
  expect(screen.getByRole('link', { name: '2019/20' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '2018/19' })).toHaveAttribute('href', '/rates/2018-19');
  expect(screen.getByRole('link', { name: '2018/19' })).not.toHaveAttribute('aria-current');
});
