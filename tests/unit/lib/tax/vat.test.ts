import { getVatRules } from '@/lib/server/content/loaders/tax/tax';
import { type VatInput, vatOf } from '@/lib/tax/vat';
import { readCases } from '@/tests/support/cases';
import { fc, forAll } from '@/tests/support/properties';

const rules = getVatRules();

describe('a sale', () => {
  it.each(readCases('cases/vat.csv'))(
    'of $amount with VAT $basis at $rate%, kept back: “$withheld”, on $day',
    (line) => {
      const { day = '', withheld } = line;
      const input: VatInput = {
        amount: Number(line.amount),
        isIncluded: line.basis === 'included',
        isElectronic: line.rate === '16',
        withheld: withheld === 'goods' || withheld === 'services' ? withheld : '',
        day,
      };
      expect(vatOf(input, rules)).toMatchObject({
        rate: Number(line.rate),
        net: Number(line.net),
        vat: Number(line.vat),
        gross: Number(line.gross),
        withheld: Number(line.kept),
        received: Number(line.received),
        left: Number(line.left),
        returnDue: line.returnDue || undefined,
        withheldDue: line.withheldDue || undefined,
      });
    },
  );
});

describe('whatever is sold', () => {
  const anySale = fc.record<VatInput>({
    amount: fc.integer({ min: 0, max: 1e15 }).map((cents) => cents / 100),
    isIncluded: fc.boolean(),
    isElectronic: fc.boolean(),
    withheld: fc.constantFrom('', 'goods', 'services'),
    day: fc.constant('2026-11-15'),
  });
  const cents = (amount: number) => Math.round(amount * 100);

  it('price and VAT make the total, which is what arrives, is kept back and is left', () => {
    forAll(anySale, (input) => {
      const { net, vat, gross, withheld, received, left } = vatOf(input, rules);
      return (
        cents(net) + cents(vat) === cents(gross) &&
        cents(received) + cents(withheld) === cents(gross) &&
        cents(left) + cents(withheld) === cents(vat)
      );
    });
  });
});
