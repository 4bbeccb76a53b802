/** Words of content/tax/withholding.json that the engine knows; apart from it, since forms need them alone. */

/** Who pays; a trader is an individual who pays for a business, a person one who does not. */
export const PAYERS = ['company', 'trader', 'person', 'government', 'extractive', 'bank', 'platform'] as const;
export type PayerId = (typeof PAYERS)[number];

/**
 * Whose income tax the tax withheld settles: everybody's, nobody's, that of individuals who are not in business, that of
 * all individuals. unknown: the law was not read.
 */
export const FINALITIES = ['yes', 'no', 'private', 'individuals', 'unknown'] as const;
export type Finality = (typeof FINALITIES)[number];

/** Columns of the treaty table. */
export const TREATY_COLUMNS = ['dividend', 'interest', 'royalty', 'fee'] as const;
export type TreatyColumn = (typeof TREATY_COLUMNS)[number];

/** Who is paid; a person and a trader are resident individuals, not in business and in it. */
export const PAYEES = ['person', 'trader', 'company', 'non-resident'] as const;
export type PayeeId = (typeof PAYEES)[number];
