/** Name for a file with annotations that is saved from an address: `tax-guide.pdf` becomes `tax-guide (annotated).pdf`. */
export function savedName(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  const file = path.slice(path.lastIndexOf('/') + 1);
  const base = decodeSafely(file).replace(/\.pdf$/i, '');
  return `${base || 'document'} (annotated).pdf`;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
