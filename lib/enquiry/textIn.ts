/** First text of a field, whatever files stand before it; empty where the form has no such field. */
export function textIn(data: FormData, field: string): string {
  return data.getAll(field).find((value) => typeof value === 'string') ?? '';
}
