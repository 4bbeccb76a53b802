import { CALCULATORS } from '../site/calculators.ts';
import { PAGES } from '../site/pages.ts';

/** Pages that work offline without an earlier visit: path and name. */
export const WORK_OFFLINE = [PAGES.calculator, ...CALCULATORS, PAGES.rates].map(({ path, name }) => ({ path, name }));
