/**
 * Id of a calculator's result; addresses with it open there. Separate from the list of calculators, whose texts every
 * script would load.
 */
export const RESULT_ID = 'result';

/** Id of the form that the result follows from. */
export const CALCULATION_FORM_ID = 'calculation';
