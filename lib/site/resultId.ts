/**
 * Id of a calculator's result; addresses with it open there. Separate from the list of calculators, whose texts every
 * script would load.
 */
export const RESULT_ID = 'result';
