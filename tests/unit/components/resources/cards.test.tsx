import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CalculatorCard } from '@/components/resources/cards/CalculatorCard';
import { FinanceActTile } from '@/components/resources/cards/FinanceActTile';
import { GuideCard } from '@/components/resources/cards/GuideCard';
import { ICON_PATHS, type IconName } from '@/components/ui/icon/iconPaths';
import type { Calculator, FinanceAct, Guide } from '@/lib/content/schemas/resource';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getDocument } from '@/lib/server/content/loaders/documents';

const base = { description: '', icon: 'x', date: '2025-07-01', author: 'The tax team' } as const;
const document = { ...base, downloadUrl: '/resources/none/none.pdf', service: 'taxation' } as const;
const GUIDE: Guide = { ...document, id: 'guide', title: 'Tax Guide 2025/26', category: 'guides', type: 'guide' };
const ACT: FinanceAct = {
  ...document,
  id: 'finance-act-2025',
  title: 'Finance Act 2025',
  category: 'finance-act',
  type: 'publication',
  year: 2025,
  headlines: [],
  amends: [{ act: 'income-tax-act', change: 'Minimum tax at 1%' }],
};
const CALCULATOR: Calculator = {
  ...base,
  id: 'overtime',
  title: 'Overtime',
  category: 'calculators',
  type: 'calculator',
  link: '/calculator/overtime',
  audience: 'salary',
};

const CARDS: [string, ReactElement, IconName][] = [
  ['a guide', <GuideCard key="a" guide={GUIDE} />, 'file'],
  ['a Finance Act', <FinanceActTile key="a" act={ACT} />, 'calendar'],
  ['a calculator', <CalculatorCard key="a" calculator={CALCULATOR} />, 'calculator'],
];

describe('the card of', () => {
  it.each(CARDS.filter(([name]) => name !== 'a Finance Act'))('%s says who made it and when', (_, card) => {
    render(card);
    const date = screen.getByText('1 July 2025');
    expect(date).toHaveAttribute('datetime', '2025-07-01');
    expect(date.parentElement).toHaveTextContent('By the tax team · 1 July 2025');
  });

  it('a Finance Act says when its summary was last checked', () => {
    const checkedOn = getDocument('finance-act', ACT.id)?.checkedOn ?? '';
    render(<FinanceActTile act={ACT} />);

    const date = screen.getByText(formatLongDate(checkedOn));
    expect(date).toHaveAttribute('datetime', checkedOn);
    expect(date.parentElement).toHaveTextContent(`By the tax team · Checked ${formatLongDate(checkedOn)}`);
  });

  it('a Finance Act says that it is a summary, and that of a guide does not', () => {
    render(<FinanceActTile act={ACT} />);
    expect(screen.getByText(/Our summary, not the official text/)).toBeInTheDocument();
    cleanup();
    render(<GuideCard guide={GUIDE} />);
    expect(screen.queryByText(/official text/)).not.toBeInTheDocument();
  });

  it.each(CARDS)('%s wears the icon of its category', (_, card, icon) => {
    const { container } = render(card);
    expect(container.querySelector(`path[d="${ICON_PATHS[icon]}"]`)).toBeInTheDocument();
  });
});
