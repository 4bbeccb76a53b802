/** Terms of content/tax/withholding.json; a module of its own, since forms need only these. */

/** Kinds of payers; a trader is an individual who pays for a business, a person does not. */
export const PAYERS = ['company', 'trader', 'person', 'government', 'extractive', 'bank', 'platform'] as const;
export type PayerId = (typeof PAYERS)[number];

/**
 * Whose income tax the withheld tax settles: everybody's, nobody's, individuals not in business, all individuals.
 * unknown: the law was not read.
 */
export const FINALITIES = ['yes', 'no', 'private', 'individuals', 'unknown'] as const;
export type Finality = (typeof FINALITIES)[number];

/** Columns of the treaty table. */
export const TREATY_COLUMNS = ['dividend', 'interest', 'royalty', 'fee'] as const;
export type TreatyColumn = (typeof TREATY_COLUMNS)[number];

/** Kinds of payees; a person and a trader are resident individuals, a trader is in business. */
export const PAYEES = ['person', 'trader', 'company', 'non-resident'] as const;
export type PayeeId = (typeof PAYEES)[number];
