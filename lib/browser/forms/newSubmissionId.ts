/**
 * A random id, 32 hexadecimal digits. Not crypto.randomUUID, which browsers offer on secure origins only: a phone that opens
 * the local server by its network address is on none.
 */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
