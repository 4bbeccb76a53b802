import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ChangeList } from '@/components/resources/document/ChangeList';
import type { LawChange } from '@/lib/server/resources/changes';

const RECEIPTS: LawChange = {
  id: 'fiscal-receipts',
  title: 'Fiscal receipts',
  detail: 'A cost is deductible only with a fiscal receipt.',
  who: 'Everyone who deducts costs',
  section: 'Section 35',
  from: '1 July 2024',
  act: { title: 'Income Tax Act', path: '/resources/acts/income-tax-act' },
  citation: 'Finance Act, 2024 (No. 6 of 2024), section 35: Fiscal receipts',
};

const { act: _act, section: _section, ...SHILLINGS } = { ...RECEIPTS, id: 'shillings', title: 'Prices in shillings' };

describe('the changes of a Finance Act', () => {
  it('each have an anchor, a permalink, their facts and a line to quote', async () => {
    const { container } = render(<ChangeList changes={[RECEIPTS, SHILLINGS]} />);
    const [change] = screen.getAllByRole('listitem');
    expect(change).toHaveAttribute('id', 'fiscal-receipts');
    const inside = within(change ?? container);
    expect(inside.getByRole('link', { name: 'Fiscal receipts' })).toHaveAttribute('href', '#fiscal-receipts');
    expect(inside.getByRole('link', { name: 'Income Tax Act' })).toHaveAttribute(
      'href',
      '/resources/acts/income-tax-act',
    );
    expect(inside.getByText('Section 35')).toBeInTheDocument();
    expect(inside.getByText('1 July 2024')).toBeInTheDocument();
    expect(inside.getByText('Everyone who deducts costs')).toBeInTheDocument();
    expect(inside.getByText(RECEIPTS.citation)).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('link the Act that changed them later', () => {
    const path = '/resources/finance-act/finance-act-2026#receipts';
    render(<ChangeList changes={[{ ...RECEIPTS, replacedBy: { title: 'Finance Act 2026', path } }]} />);
    expect(screen.getByText('Changed later by')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Finance Act 2026' })).toHaveAttribute('href', path);
  });

  it('leave out what is not known', () => {
    render(<ChangeList changes={[SHILLINGS]} />);
    expect(screen.queryByText('Where')).not.toBeInTheDocument();
    expect(screen.queryByText('Amends')).not.toBeInTheDocument();
    expect(screen.queryByText('Changed later by')).not.toBeInTheDocument();
  });
});
