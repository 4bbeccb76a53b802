/** The id of a section under a heading: 'public-holidays' of 'Public holidays'. */
export const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
