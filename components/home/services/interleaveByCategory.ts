/** The same items, one of each category before the second of any: neighbours differ in colour, and all is seen early. */
export function interleaveByCategory<Item extends { category: string }>(items: readonly Item[]): Item[] {
  const seen = new Map<string, number>();
  const turns = items.map((item) => {
    const turn = seen.get(item.category) ?? 0;
    seen.set(item.category, turn + 1);
    return { item, turn };
  });
  const categories = [...seen.keys()];
  const place = ({ item, turn }: (typeof turns)[number]) =>
    turn * categories.length + categories.indexOf(item.category);
  return turns.toSorted((one, other) => place(one) - place(other)).map(({ item }) => item);
}
