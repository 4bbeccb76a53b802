import { fireEvent, screen, within } from '@testing-library/react';
import WithholdingTax from '@/app/calculator/withholding-tax/page';
import { openPage } from '../openPage';

const result = () => screen.queryByRole('region', { name: 'Result' });
const payOn = (day: string) => fireEvent.change(screen.getByLabelText('Day of payment'), { target: { value: day } });

describe('the withholding finder', () => {
  it('finds rate, tax, dates and certificate of a payment, and puts it into the URL', async () => {
    const { press, amountOf } = openPage(<WithholdingTax />);
    payOn('2026-11-15');
    await press('Find the tax');
    expect(result()).toHaveTextContent('Tax to withhold TZS 50,000');
    expect(result()).toHaveTextContent('5%, not final');
    expect(result()).toHaveTextContent('pay by 7 December 2026');
    expect(amountOf('Line by line', /Paid to the payee/)).toBe('TZS 950,000');
    expect(amountOf('To pay and to hand over', /Withholding certificate by 30 December 2026/)).toBe('50,000');
    expect(window.location.search).toBe(
      '?kind=services&payer=company&payee=company&amount=1000000&basis=gross&day=2026-11-15',
    );
  });

  it('asks for a treaty state of a non-resident alone, and for a holding where it matters', async () => {
    const { visitor } = openPage(<WithholdingTax />);
    expect(screen.queryByLabelText('Resident of a treaty state')).not.toBeInTheDocument();
    await visitor.selectOptions(screen.getByLabelText('Who is paid'), 'Non-resident');
    expect(screen.getByLabelText('Resident of a treaty state')).toBeInTheDocument();
    expect(screen.queryByLabelText('Share of the paying company that it holds')).not.toBeInTheDocument();
    await visitor.selectOptions(screen.getByLabelText('What is paid for'), 'Dividend, company not listed');
    const holding = screen.getByLabelText('Share of the paying company that it holds');
    expect(
      within(holding)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Less, or none', '15% or more', '25% or more']);
  });

  it('takes the rate of a treaty where it is lower, and says what it asks for', () => {
    openPage(
      <WithholdingTax />,
      '?kind=dividend&payee=non-resident&state=india&holding=25&amount=1000000&day=2026-11-15',
    );
    expect(result()).toHaveTextContent('TZS 50,000');
    expect(result()).toHaveTextContent('The treaty with India limits the tax to 5% instead of 10%.');
  });

  it.each([
    [
      'state=canada&kind=royalty',
      'The treaty with Canada allows 20%; the domestic rate of 15% is not higher and stands.',
    ],
    ['state=italy&kind=management-fee', 'The treaty with Italy states no rate for this kind of payment'],
    ['state=zambia&kind=interest', 'The domestic rate applies where it is exempt there.'],
  ])('with %s says “%s”', (query, sentence) => {
    openPage(<WithholdingTax />, `?payee=non-resident&amount=1000000&day=2026-11-15&${query}`);
    expect(result()).toHaveTextContent(sentence);
  });

  it('works out what must be agreed for a sum in hand', () => {
    openPage(<WithholdingTax />, '?amount=1000000&basis=net&day=2026-11-15');
    expect(result()).toHaveTextContent('TZS 52,632');
    expect(screen.getByRole('table', { name: 'Line by line' })).toHaveTextContent(
      '1,000,000 / (100% − 5%) = 1,052,631.58',
    );
  });

  it.each([
    ['payer=person', 'An individual withholds only for payments made in conducting a business.'],
    ['kind=government-goods', 'Only a body whose budget the Government pays'],
    ['kind=rent-other', 'Rent of other assets to a resident bears no withholding tax'],
    ['kind=rent-vehicle&day=2025-06-30', 'Until 30 June 2025 vehicles were other assets'],
    ['kind=services&day=2013-06-30', 'Our table of rates does not go back to this day.'],
  ])('with %s explains why nothing is withheld', (query, sentence) => {
    openPage(<WithholdingTax />, `?amount=1000000&${query}`);
    expect(result()).toHaveTextContent(sentence);
    expect(screen.queryByRole('table', { name: 'To pay and to hand over' })).not.toBeInTheDocument();
  });

  it('states no tax that the law was not read for', () => {
    openPage(<WithholdingTax />, '?kind=produce&amount=1000000&day=2026-11-15');
    expect(result()).toHaveTextContent('Tax to withhold Not confirmed');
    expect(result()).not.toHaveTextContent('TZS 0');
    expect(screen.getByText('Tax to withhold: Not confirmed, ask before you pay.')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Line by line' })).not.toBeInTheDocument();
  });

  it('says that sources on gains of non-residents differ', () => {
    openPage(<WithholdingTax />, '?kind=gain&payee=non-resident&amount=1000000&day=2026-11-15');
    expect(result()).toHaveTextContent('Tax as one instalment TZS 300,000');
    expect(result()).toHaveTextContent('a guide of October 2026 still prints 20%');
  });

  it('says what is wrong beside the field and moves the focus there', async () => {
    const { type, press } = openPage(<WithholdingTax />);
    await type(/Amount, without VAT/, '');
    await press('Find the tax');
    expect(screen.getByLabelText(/Amount, without VAT/)).toHaveFocus();
    expect(screen.getByLabelText(/Amount, without VAT/)).toHaveAccessibleDescription(
      expect.stringContaining('Please enter the amount of the payment'),
    );
  });

  it('shows every kind of payment and the treaties as tables', () => {
    openPage(<WithholdingTax />);
    const kinds = screen.getByRole('table', { name: 'Withholding tax by kind of payment' });
    expect(within(kinds).getByRole('row', { name: /^Rent of land or buildings/ })).toHaveTextContent(
      '10%, final if not in business10%, final2012 or before',
    );
    expect(within(kinds).getByRole('row', { name: /^Technical or management/ })).toHaveTextContent(
      '10%, final15%, finalresidents: 1 July 2025 (5% before); non-residents: 2012 or before',
    );
    expect(within(kinds).getByRole('row', { name: /^Crops/ })).toHaveTextContent('not confirmed');
    expect(screen.getByRole('row', { name: /^India/ })).toHaveTextContent(
      'India5% from a holding of 25%, else 10%10%10%0%',
    );
  });
});
