import { pictureFaults } from './pictureFaults';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

it.each([
  ['<g>', /does not parse/],
  ['<text>Haba</text>', /sets the text Haba/],
  ['<path style="fill:red"/>', /styles or scripts <path>/],
  ['<g id="a"><g id="a"/></g><path fill="url(#a)"/>', /has the id a twice/],
  ['<path fill="url(#b)"/>', /refers to b, which is missing/],
  ['<g id="c"/>', /has the id c for nothing/],
  ['<path d="MNaN 0z"/>', /contains NaN/],
  ['<path fill="{accent}"/>', /contains {accent}/],
])('the check of pictures finds the fault in %s', (inner, fault) => {
  expect(pictureFaults([['one', svg(inner)]]).join()).toMatch(fault);
});

it('the check of pictures finds nothing in a sound one', () => {
  expect(pictureFaults([['one', svg('<clipPath id="a"/><path clip-path="url(#a)"/>')]])).toEqual([]);
});
