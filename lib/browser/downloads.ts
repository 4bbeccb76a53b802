import { MINUTE_MS } from '@/lib/dates/today';

/**
 * Checks for Facebook, Instagram or WhatsApp. Their browsers silently drop downloads that a page generates; they pass
 * downloads from a server to the device.
 */
export const isInApp = (): boolean => /\bFBA[NV]\/|\bInstagram\b|\bWhatsApp\//.test(navigator.userAgent);

/** Milliseconds until the object URL is revoked. By then browsers have long read the download. */
const REVOKE_AFTER_MS = MINUTE_MS;

/** Downloads the file at a URL of this site. Without a name, the server or the URL decides what it is called. */
export function downloadUrl(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Downloads data that the page has generated itself. */
export function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  downloadUrl(href, name);
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}
