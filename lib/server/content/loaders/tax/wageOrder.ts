import type { Reading } from '../../../../content/schemas/tax/evidence.ts';
import type { MinimumWages } from '../../../../content/schemas/tax/minimumWages.ts';
import type { WageOrder } from '../../../../salary/minimumWage.ts';
import { getMinimumWages, getOvertime } from './tax.ts';

/** The wage order in force with its minimum wages in one list, and its source. */
export type PublishedWageOrder = WageOrder & Pick<MinimumWages, 'from' | 'law'> & Pick<Reading, 'sources'>;

/** Returns the wage order in force. */
export function getWageOrder(): PublishedWageOrder {
  const { sectors, from, law, sources } = getMinimumWages();
  const wages = sectors.flatMap(({ sector, wages: inSector }) => inSector.map((wage) => ({ ...wage, sector })));
  return { wages, monthHours: getOvertime().wageOrderHours, from, law, sources };
}
