import { say } from '../words/say.ts';

/** '1 employee', '12 employees'. */
export const employeesText = (count: number): string =>
  count === 1 ? say('1 employee') : say('{count} employees', { count });

/** '1 row', '12 rows'. */
export const rowsText = (count: number): string => (count === 1 ? say('1 row') : say('{count} rows', { count }));
