/**
 * Id of a calculator's result, which URLs may link to. Separate from the list of calculators, whose texts every script would
 * otherwise load.
 */
export const RESULT_ID = 'result';

/** Id of the form that produces the result. */
export const CALCULATION_FORM_ID = 'calculation';
