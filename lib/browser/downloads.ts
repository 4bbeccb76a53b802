/** The browser has taken over the data of a download well before this, in ms; the object URL may go then. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads the file at a URL of this site. An empty name leaves naming to the server or the URL. */
export function downloadUrl(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Downloads data that the page has made itself. */
export function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  downloadUrl(href, name);
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}
