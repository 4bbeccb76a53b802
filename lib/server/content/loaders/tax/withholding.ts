import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { WithholdingKindEntry } from '../../../../content/schemas/tax/withholding.ts';
import type { DatedFigure, WithholdingRules, WithholdingSide } from '../../../../tax/withholding/withholding.ts';
import { getHolidayRules } from '../calendar.ts';
import { publishedLoader } from './sources.ts';
import { rateFinder } from './yearlyRates.ts';

/** Kinds of payment with withholding tax, their payers, laws, treaties and sources. */
export const getWithholding = publishedLoader(TAX_FILES.withholding);

/** Creates a function that returns a rate's values. It throws if content/tax/rates.json lacks the rate. */
export function figureFinder(): (id: string) => DatedFigure[] {
  const rateOf = rateFinder();
  return (id) => rateOf(id).values.map(({ from, value }) => ({ from, value }));
}

type Side = WithholdingKindEntry['resident'];

/** Returns the rules of the withholding finder. */
export function getWithholdingRules(): WithholdingRules {
  const { kinds, treaties } = getWithholding();
  const figuresOf = figureFinder();
  const sideRules = (side: Side): WithholdingSide | undefined =>
    side && {
      rates: figuresOf(side.rate),
      final: side.final,
      share: side.share,
      holding: side.holding && { least: side.holding.least, rates: figuresOf(side.holding.rate) },
    };
  return {
    kinds: kinds.map(
      ({ id, abroad, earlier, payers, resident, nonResident, treaty, from, isInstalment, isUnconfirmed }) => ({
        id,
        abroad,
        earlier,
        payers,
        resident: sideRules(resident),
        nonResident: sideRules(nonResident),
        treaty,
        from,
        isInstalment,
        isUnconfirmed,
      }),
    ),
    treaties: treaties.map(({ id, dividend, interest, royalty, fee }) => ({ id, dividend, interest, royalty, fee })),
    dueDays: figuresOf('filing.payroll-day'),
    certificateDays: figuresOf('filing.certificate-days'),
    holidays: getHolidayRules(),
  };
}
