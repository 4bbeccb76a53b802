/** What a test asks of a picture's markup: that it parses, and what it refers to inside itself. */
export function inspectPicture(markup: string) {
  const document = new DOMParser().parseFromString(markup, 'image/svg+xml');
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  const references = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');
  return {
    root: document.documentElement,
    mistakes: [...document.querySelectorAll('parsererror')].map((error) => error.textContent),
    words: [...document.querySelectorAll('text')].map((text) => text.textContent),
    styled: [...document.querySelectorAll('[style], style, script')].map((element) => element.tagName),
    doubleIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    brokenReferences: references.filter((id) => !ids.includes(id)),
    unusedIds: ids.filter((id) => !references.includes(id)),
  };
}

/** What every sound picture reports. */
export const SOUND = { mistakes: [], styled: [], doubleIds: [], brokenReferences: [], unusedIds: [] };
