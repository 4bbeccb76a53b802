/** 'By the tax team' from 'The tax team'; the names of people stay as they are. */
export const byline = (author: string): string => `By ${author.replace(/^The /, 'the ')}`;
