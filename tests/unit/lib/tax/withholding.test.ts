import { PAYEES, PAYERS } from '@/lib/content/schemas/tax/business';
import { getWithholdingRules } from '@/lib/server/content/loaders/tax/tax';
import { type WithholdingInput, withholding } from '@/lib/tax/withholding';
import { readCases } from '@/tests/support/cases';
import { fc, forAll } from '@/tests/support/properties';
import { payment } from './samples';

const rules = getWithholdingRules();
const resultOf = (changes: Partial<WithholdingInput>) => withholding({ ...payment, ...changes }, rules);

describe('a payment', () => {
  it.each(readCases('cases/withholding.csv'))(
    '$kind by $payer to $payee of “$state” with $holding%, $amount $basis on $day: $status',
    (line) => {
      const { kind, state, day } = line;
      const result = resultOf({
        kind,
        state,
        day,
        payer: PAYERS.find((id) => id === line.payer),
        payee: PAYEES.find((id) => id === line.payee),
        holding: Number(line.holding),
        amount: Number(line.amount),
        basis: line.basis === 'net' ? 'net' : 'gross',
      });
      expect(result).toMatchObject({
        status: line.status,
        rate: Number(line.rate),
        isFinal: { yes: true, no: false, unknown: null }[line.final ?? ''],
        tax: Number(line.tax),
        net: Number(line.net),
        due: line.due || undefined,
      });
    },
  );

  it.each([
    ['2026-11-15', '2026-12-30'],
    ['2026-01-31', '2026-03-02'],
    ['2024-01-31', '2024-03-01'],
    ['2013-07-31', '2013-08-30'],
  ])('of %s requires a certificate within 30 days after the month, by %s', (day, certificateBy) => {
    expect(resultOf({ day }).certificateBy).toBe(certificateBy);
  });

  it('to a contractor is taxed on two fifths', () => {
    expect(resultOf({ kind: 'construction' })).toMatchObject({ base: 400_000, tax: 20_000 });
  });

  it.each([
    ['interest', 'denmark', 12.5],
    ['royalty', 'south-africa', 10],
    ['management-fee', 'italy', undefined],
    ['rent', 'india', undefined],
  ])('of %s to %s is compared with a treaty rate of %d', (kind, state, treatyRate) => {
    expect(resultOf({ kind, payee: 'non-resident', state }).treatyRate).toBe(treatyRate);
  });

  it('of an unknown kind is not confirmed', () => {
    expect(resultOf({ kind: 'none' })).toMatchObject({ status: 'unconfirmed', tax: 0 });
  });
});

describe('for any payment', () => {
  const anyPayment = fc.record<WithholdingInput>({
    kind: fc.constantFrom(...rules.kinds.map(({ id }) => id)),
    payer: fc.constantFrom(...PAYERS),
    payee: fc.constantFrom(...PAYEES),
    amount: fc.integer({ min: 0, max: 1e15 }).map((cents) => cents / 100),
    basis: fc.constantFrom('gross', 'net'),
    day: fc.constantFrom('2012-07-01', '2019-06-30', '2024-07-01', '2025-06-30', '2025-07-01', '2026-11-15'),
    state: fc.constantFrom('', ...rules.treaties.map(({ id }) => id)),
    holding: fc.constantFrom(0, 15, 25),
  });
  const cents = (amount: number) => Math.round(amount * 100);

  it('tax and the rest add up to the payment, and an agreed net amount is received to the cent', () => {
    forAll(anyPayment, (input) => {
      const { gross, tax, net } = withholding(input, rules);
      const agreed = input.basis === 'net' ? net : gross;
      return cents(tax) + cents(net) === cents(gross) && cents(agreed) === cents(input.amount);
    });
  });

  it('a treaty or a holding never raises the tax', () => {
    forAll(anyPayment, (input) => {
      const plain = withholding({ ...input, state: '', holding: 0 }, rules);
      return withholding(input, rules).rate <= plain.rate;
    });
  });

  it('tax is due in the following month, and only if it is withheld', () => {
    forAll(anyPayment, (input) => {
      const { status, tax, due } = withholding(input, rules);
      return (due !== undefined) === (status === 'withheld' && tax > 0) && (due ?? '9') > input.day;
    });
  });

  it('an individual acting privately withholds no tax, except from content creators', () => {
    forAll(anyPayment, (input) => {
      const { status } = withholding({ ...input, payer: 'person' }, rules);
      return status !== 'withheld' || input.kind === 'creators';
    });
  });
});
