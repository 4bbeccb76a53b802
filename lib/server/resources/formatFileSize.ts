const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Returns '82 KB', '3.8 MB'; never '0 KB'. */
export function formatFileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
}
