import { resultParts } from '../result/resultParts';
import { CompareSalaries } from './CompareSalaries';

/** What the result of gross to net shows beside its headline. Together, so that no sheet is printed without one of them. */
export const grossToNetParts = { ...resultParts, CompareSalaries };

export type GrossToNetParts = typeof grossToNetParts;
