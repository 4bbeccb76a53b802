import { screen, within } from '@testing-library/react';
import WithholdingTax from '@/app/(en)/calculator/withholding-tax/page';
import { openPage } from './openPage';

describe('the withholding finder', () => {
  it('asks for a treaty state of a non-resident alone, and for a holding where it matters', async () => {
    const { choose } = openPage(<WithholdingTax />);
    expect(screen.queryByLabelText('Resident of a treaty state')).not.toBeInTheDocument();
    await choose('Who is paid', 'Someone abroad');
    expect(screen.getByLabelText('Resident of a treaty state')).toBeInTheDocument();
    expect(screen.queryByLabelText('Share of the paying company that it holds')).not.toBeInTheDocument();
    await choose('Kind of payment', 'Dividend, company not listed');
    const holding = screen.getByLabelText('Share of the paying company that it holds');
    expect(
      within(holding)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Less, or none', '15% or more', '25% or more']);
  });

  it('asks first who is paid, a person unless it is said, and sorts the payments into groups', () => {
    openPage(<WithholdingTax />);
    const [payee, kind] = screen.getAllByRole('combobox');
    expect(payee).toHaveAccessibleName('Who is paid');
    expect(payee).toHaveDisplayValue('A person, not in business');
    expect(kind).toHaveDisplayValue(/^Services/);
    const rents = within(screen.getByRole('group', { name: 'Rent and hire' })).getAllByRole('option');
    expect(rents[0]).toHaveTextContent('Rent of land or buildings');
  });

  it.each([
    ['Rent of land or buildings: 10%', ['To a resident: 10%, final if not in business']],
    [
      /^Technical or management services .*: 10%, abroad 15%/,
      ['To a non-resident: 15%, final', 'Since: residents: 1 July 2025 (5% before)'],
    ],
    [/^Crops, livestock or fish .*: ask us$/, []],
  ])('lists %s and what the law says of it', (name, facts) => {
    openPage(<WithholdingTax />);
    const kind = screen.getByText(
      (_text, element) =>
        element?.matches('summary > span > span') === true && new RegExp(name).test(element.textContent ?? ''),
    );
    for (const fact of facts) expect(kind.closest('details')).toHaveTextContent(fact);
  });
});
