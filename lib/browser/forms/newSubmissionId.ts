/**
 * Creates a random id, 32 hexadecimal digits. Not by crypto.randomUUID, which needs a secure origin: a phone that opens
 * the local server by its network address has none.
 */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
