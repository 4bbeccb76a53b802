import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getFirm } from '../../../lib/server/content/loaders/firm.ts';
import { flat, hrefs, nameOf, pageAt, section, sections, texts } from '../support/parts.ts';

describe('the contact page', () => {
  it('has a card of the office with its phone, email, address and hours', () => {
    const card = sections('/contact').find((one) => /office$/.test(nameOf(one)));
    assert.deepEqual(texts(card, 'h3'), ['Phone', 'WhatsApp', 'Email', 'Address', 'Office hours']);
    assert.match(hrefs(card).join(' '), /tel:\+255/);
    const { hours } = getFirm('en');
    assert.deepEqual(
      texts(card, 'dt'),
      hours.map(({ label }) => label),
    );
    assert.deepEqual(
      texts(card, 'dd'),
      hours.map(({ text }) => text),
    );
  });

  it('shows where to find the firm on a map, and opens it in maps', () => {
    const find = section('/contact', 'Find Us');
    assert.match(find.querySelector('iframe')?.getAttribute('src') ?? '', /^https:\/\/www\.openstreetmap\.org\//);
    assert.match(texts(find, 'a[target="_blank"]').join(), /^Open in maps/);
  });
});

describe('the contact form', () => {
  const form = () => pageAt('/contact').querySelector('#message form') ?? undefined;

  it('has six fields', () => {
    for (const name of ['name', 'email', 'phone', 'company', 'service', 'message'])
      assert.equal(form()?.querySelectorAll(`[name="${name}"]`).length, 1, name);
  });

  it('offers the eleven services and Other', () => {
    const options = [...(form()?.querySelectorAll('[name="service"] option') ?? [])];
    assert.deepEqual(
      options.map((option) => option.getAttribute('value')),
      [
        '',
        'audit',
        'investigations',
        'accounting',
        'secretarial',
        'cfo',
        'transactions',
        'taxation',
        'tax-litigation',
        'business-plans',
        'training',
        'company-setup',
        'other',
      ],
    );
  });
});

describe('the search page', () => {
  it('says without scripts what it needs, and offers popular pages and the sitemap', () => {
    const results = section('/search', 'Search results');
    assert.match(flat(results.textContent), /needs JavaScript/);
    assert.ok(hrefs(results).includes('/calculator/gross-to-net-salary') && hrefs(results).includes('/sitemap'));
  });
});
