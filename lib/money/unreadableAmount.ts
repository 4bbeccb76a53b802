/** What stands beside a field whose text is no amount. */
export const UNREADABLE_AMOUNT = 'Please enter the amount in figures, for example 800,000.';
