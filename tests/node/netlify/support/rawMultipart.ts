/** The type of the bodies written here. */
export const MULTIPART = 'multipart/form-data; boundary=b';

/** One part of a body: a field and its value. */
export function fieldPart(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

/** A body of so many parts. */
export function manyParts(count: number): string {
  return `${fieldPart('x', '1').repeat(count)}--b--\r\n`;
}
