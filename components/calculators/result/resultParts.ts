import { PrintHeader } from './PrintHeader';
import { ResultBody } from './ResultBody';
import { ResultTables } from './ResultTables';

/** What a result shows beside its headline. */
export const resultParts = { PrintHeader, ResultBody, ResultTables };
