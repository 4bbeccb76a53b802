/** Returns a section's id, derived from its heading: 'public-holidays' for 'Public holidays'. */
export const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
