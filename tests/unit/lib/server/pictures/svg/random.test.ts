import { hash, idsFor, pick } from '@/lib/server/pictures/svg/random';

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is that of FNV-1a', (text, value) => expect(hash(text)).toBe(value));

it('a choice by seed spreads similar ids over the whole list, and is not tied to another choice', () => {
  const ids = Array.from({ length: 40 }, (_, i) => `tax-guide-20${i}`);
  expect(new Set(ids.map((id) => pick(id, 'pindo', ['a', 'b', 'c', 'd']))).size).toBe(4);
  const pairs = ids.map((id) => pick(id, 'one', ['a', 'b']) + pick(id, 'other', ['a', 'b']));
  expect(new Set(pairs).size).toBe(4);
});

it('makes ids that XML allows and scopes keep apart', () => {
  expect(idsFor('home:audit')('border')).toMatch(/^k[0-9a-z]+-border$/);
  expect(idsFor('home:audit', 'two')('border')).not.toBe(idsFor('home:audit')('border'));
});
