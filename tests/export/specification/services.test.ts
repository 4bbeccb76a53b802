import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getAllServices } from '../../../lib/server/content/loaders/services.ts';
import { CALCULATOR_GROUPS, CALCULATORS } from '../../../lib/site/calculators.ts';
import { flat, hrefs, hrefsOf, mainOf, pageAt, section, sections, textOf, texts } from '../support/parts.ts';

describe('services', () => {
  const main = () => mainOf('/services');

  it("begin with a request and the firm's approach, and end with a phone link", () => {
    assert.deepEqual(hrefsOf(main(), 'Request a Service'), ['/contact']);
    assert.deepEqual(hrefsOf(main(), 'Learn About Our Approach'), ['/about']);
    assert.match(hrefs(sections('/services').at(-1)).join(' '), /tel:/);
  });

  for (const { title, slug, features } of getAllServices('en'))
    it(`include a card for ${title} with three features and a linked title`, () => {
      const link = main()?.querySelector(`service-filter h3 a[href="${slug}"]`) ?? undefined;
      assert.equal(flat(link?.textContent), title);
      assert.deepEqual(texts(link?.closest('li') ?? undefined, 'li'), features.slice(0, 3));
    });

  it('are eleven, in four categories', () => {
    const idsIn = (wanted: string) =>
      getAllServices('en')
        .flatMap(({ id, category }) => (category === wanted ? [id] : []))
        .toSorted();
    assert.deepEqual(idsIn('audit'), ['audit', 'investigations']);
    assert.deepEqual(idsIn('business'), ['accounting', 'company-setup', 'secretarial']);
    assert.deepEqual(idsIn('tax'), ['tax-litigation', 'taxation']);
    assert.deepEqual(idsIn('advisory'), ['business-plans', 'cfo', 'training', 'transactions']);
    assert.equal(getAllServices('en').length, 11);
  });

  const detail = () => pageAt('/services/tax-litigation');

  it('lead back by their category', () => {
    const breadcrumb = detail().querySelector('nav[aria-label="Breadcrumb"]') ?? undefined;
    assert.deepEqual(texts(breadcrumb, 'li'), ['Home', 'Services', 'Tax Services', 'Tax Litigation']);
    assert.deepEqual(hrefsOf(breadcrumb, 'Tax Services'), ['/services#tax']);
  });

  it('lead on to a request and a call', () => {
    const call = sections('/services/tax-litigation').find((one) => texts(one, 'h2').join().startsWith('Talk to '));
    assert.match(hrefs(call).join(' '), /tel:/);
    for (const part of [detail(), call]) assert.match(hrefsOf(part, 'Request This Service').join(), /^\/contact\?/);
  });

  it('end with three related ones, those of the same category first', () => {
    const related = texts(section('/services/tax-litigation', 'Related Services'), 'article h3');
    assert.equal(related.length, 3);
    assert.equal(related[0], 'Taxation');
  });

  it('state that a final return is due within 6 months, and list monthly, quarterly and yearly filings', () => {
    const text = textOf('/services/taxation');
    for (const fact of [/within 6 months|six months/i, /month/i, /quarter/i, /year/i]) assert.match(text, fact);
  });

  it('say on the page of an unknown one that it is not found, and lead back', () => {
    const main = mainOf('/services/not-found');
    assert.deepEqual(texts(main, 'h1'), ['Service Not Found']);
    assert.deepEqual(texts(main, 'h1 + p'), ['The service you’re looking for doesn’t exist or has been moved.']);
    assert.deepEqual(hrefsOf(main, 'Back to Services'), ['/services']);
  });

  it('state that annual returns are filed on Form 128', () =>
    assert.match(textOf('/services/secretarial'), /Form 128/));
});

describe('the calculators', () => {
  const hub = () => pageAt('/calculator');

  for (const [name, path] of Object.entries({
    'Gross to net': '/calculator/gross-to-net-salary',
    'Net to gross': '/calculator/net-to-gross-salary',
    Overtime: '/calculator/overtime',
  })) {
    it(`have ${name} on a card of the hub`, () => {
      const card = [...hub().querySelectorAll('article')].find((one) => texts(one, 'h2, h3')[0] === name);
      assert.ok(hrefs(card).includes(path));
    });

    it(`mark ${name} in the sidebar of its page`, () =>
      assert.deepEqual(hrefs(pageAt(path), 'nav[aria-label="Calculators"] [aria-current="page"]'), [path]));

    it(`lead from ${name} back to the hub and to us`, () => {
      const main = mainOf(path);
      assert.deepEqual(hrefsOf(main, 'Back to Calculator Hub'), ['/calculator']);
      assert.match(hrefsOf(main, 'Contact Us').join(), /^\/contact/);
    });
  }

  it('are all in the sidebar of the hub, by group', () => {
    const paths = hrefs(hub(), 'nav[aria-label="Calculators"] a');
    const groups = CALCULATOR_GROUPS.map(({ id }) => `#${id}`);
    assert.deepEqual(paths.toSorted(), [...groups, ...CALCULATORS.map(({ path }) => path)].toSorted());
  });

  it('have an important note on the hub', () =>
    assert.match(texts(hub(), '[role="note"]').join(), /Important Note.*general estimates.*not professional advice/));
});
