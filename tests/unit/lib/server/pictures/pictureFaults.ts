const parse = (markup: string) => new DOMParser().parseFromString(markup, 'image/svg+xml');

/** Returns the root element of a picture. */
export const rootOf = (markup: string) => parse(markup).documentElement;

function faultsOf(markup: string): string[] {
  const document = parse(markup);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const references = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');
  return [
    ...[...document.querySelectorAll('parsererror')].map(({ textContent }) => `does not parse: ${textContent}`),
    ...[...document.querySelectorAll('text')].map(({ textContent }) => `sets the text ${textContent}`),
    ...[...document.querySelectorAll('[style], style, script')].map(({ tagName }) => `styles or scripts <${tagName}>`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has the id ${id} twice`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `refers to ${id}, which is missing`),
    ...ids.filter((id) => !references.includes(id)).map((id) => `has the id ${id} for nothing`),
    ...[...markup.matchAll(/NaN|undefined|\{\w+\}/g)].map(([text]) => `contains ${text}`),
  ];
}

/** Returns the faults of each picture, prefixed with its name. An SVG in an <img> has no web fonts or page styles. */
export const pictureFaults = (pictures: Iterable<readonly [name: string, markup: string]>): string[] =>
  [...pictures].flatMap(([name, markup]) => faultsOf(markup).map((fault) => `${name} ${fault}`));
