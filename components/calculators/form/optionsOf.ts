/** Options of a choice from entries of content. */
export const optionsOf = (entries: readonly { id: string; label: string }[]) =>
  entries.map(({ id, label }) => ({ value: id, label }));
