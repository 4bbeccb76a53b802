/**
 * Id of a calculator's result: an address with it opens there. Apart from the list of calculators, whose texts would come
 * into the script of each of them.
 */
export const RESULT_ID = 'result';
