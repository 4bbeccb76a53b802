/** Returns 'By the tax team' for 'The tax team'; names of people stay unchanged. */
export const byline = (author: string): string => `By ${author.replace(/^The /, 'the ')}`;
