/** Ids of the texts that belong to the field of this id. */
export function fieldIds(id: string) {
  return { unit: `${id}-unit`, hint: `${id}-hint`, error: `${id}-error` };
}
