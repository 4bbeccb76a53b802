/**
 * Opens a URL in a new tab. In this one where the browser blocks that, as it may for a press that was held back until the
 * page's script had come.
 */
export function openInNewTab(url: string): void {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(url);
}
