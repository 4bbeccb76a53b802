/** Capitals of a person's first and last names, for a portrait without a photo: 'Neema Example' is 'NE'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
}
