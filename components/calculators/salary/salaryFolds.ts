import { say } from '@/lib/words/say';

/*
 * Titles of the closed rows of a salary that hold several parts.
 */

export const employersCost = () => say('What it costs the employer');
export const lineByLine = () => say('Line by line, with year and day');
export const theBonus = () => say('The year with the bonus');
export const twoTables = () => say('Why TRA’s table differs');
