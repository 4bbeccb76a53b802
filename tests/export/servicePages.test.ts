import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { getAllServices, serviceFile } from '../../lib/server/content/loaders/services.ts';
import { requestLink } from '../../lib/site/contactLinks.ts';
import { SERVICE_CATEGORIES } from '../../lib/site/serviceCategories.ts';
import { assertNone, pages } from './support/site.ts';

const ROOT = join(import.meta.dirname, '../..');

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

const bodyOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').replace(/^---[\s\S]*?\n---\n/, '');

/** Returns paragraphs without markup, whose text is the same on the page and in the file. */
const plainParagraphs = (markdown: string) =>
  markdown
    .split(/\n{2,}/)
    .map(flat)
    .filter((text) => /^[A-Z]/.test(text) && !/[*_`[\]<>{}|\\"']/.test(text));

const main = (path: string) => {
  const element = pages.find((page) => page.path === path)?.document.querySelector('main');
  assert.ok(element, `no page ${path}`);
  return element;
};

for (const service of getAllServices()) {
  describe(`the page of the service '${service.id}', before any script`, () => {
    const text = () => flat(main(service.slug).textContent ?? '');
    const body = bodyOf(serviceFile(service.id));

    it('holds the text of its file', () => {
      const paragraphs = plainParagraphs(body);
      assert.ok(paragraphs.length > 0, 'no paragraph is plain');
      const shown = text();
      assertNone(paragraphs.filter((paragraph) => !shown.includes(paragraph)));
    });

    it('asks for this service on the contact page', () => {
      const links = [...main(service.slug).querySelectorAll('a')];
      const request = links.find(({ textContent }) => textContent === 'Request This Service');
      assert.equal(request?.getAttribute('href'), requestLink({ service: service.id }));
    });
  });
}

describe('the list of services, before any script', () => {
  it('holds every service, by category, and hides none', () => {
    const links = [...main('/services').querySelectorAll('li:not([hidden]) h3 a')].map((a) => a.getAttribute('href'));
    assert.deepEqual(
      links,
      SERVICE_CATEGORIES.flatMap((category) =>
        getAllServices().flatMap((service) => (service.category === category ? service.slug : [])),
      ),
    );
  });
});
