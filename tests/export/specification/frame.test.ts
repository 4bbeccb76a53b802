import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getFirm } from '../../../lib/server/content/loaders/firm.ts';
import { assertEach } from '../../support/cases.ts';
import { flat, hrefs, hrefsOf, pageAt, textOf, texts } from '../support/parts.ts';
import { pages } from '../support/site.ts';

describe('every page', () => {
  const NAMES = {
    '/about': 'About Us',
    '/team': 'Our Team',
    '/services': 'Services',
    '/services/audit': 'Audit Services',
    '/services/investigations': 'Special Reviews & Investigations',
    '/services/accounting': 'Book Keeping & Accounting',
    '/services/secretarial': 'Company Secretarial',
    '/services/cfo': 'Virtual CFO',
    '/services/transactions': 'Transaction Services',
    '/services/taxation': 'Taxation',
    '/services/tax-litigation': 'Tax Litigation',
    '/services/business-plans': 'Business Plans',
    '/services/training': 'Corporate Training',
    '/services/company-setup': 'Company Setup',
    '/calculator': 'Calculator Hub',
    '/calculator/gross-to-net-salary': 'Gross to net salary',
    '/calculator/net-to-gross-salary': 'Net to gross salary',
    '/calculator/overtime': 'Overtime',
    '/resources': 'Resources',
    '/media': 'Media',
    '/awards': 'Awards',
    '/contact': 'Contact',
    '/industries': 'Industries',
    '/privacy-policy': 'Privacy Policy',
    '/terms-of-service': 'Terms of Service',
    '/sitemap': 'Sitemap',
  };

  it("has its name and the firm's name as the title, except Home", async () => {
    assert.equal(pageAt('/').title, 'Home - Tax & Business Advisory Services');
    await assertEach(Object.entries(NAMES), ([path, name]) =>
      assert.equal(pageAt(path).title, `${name} - ${getFirm('en').name}`),
    );
  });

  const CLAIMS = {
    '/': ['180+ Clients Served', '20+ Years Experience', '10+ Team Members', '7+ Certifications'],
    '/about': ['180+ Clients Served', '20+ Years Experience', '10+ Team Members', '7+ Certifications'],
    '/team': [
      '10+ Team Members',
      '30+ Years Combined Experience',
      '25+ Professional Certifications',
      '180+ Clients Served',
    ],
    '/awards': ['21+ Industry Sectors'],
  };

  for (const [path, claims] of Object.entries(CLAIMS))
    it(`shows the firm's claims on ${path}`, () =>
      assert.deepEqual(
        claims.filter((claim) => textOf(path).includes(claim)),
        claims,
      ));

  it('has one substitute for any picture that fails', () => {
    const substitutes = new Set(pages.map(({ document }) => document.documentElement.getAttribute('data-fallback')));
    assert.equal(substitutes.size, 1);
    assert.match([...substitutes].join(), /\/default-[0-9a-f]+\.svg$/);
  });

  const TAGLINE = 'Professional accounting, audit and advisory services tailored to help your business succeed.';

  it("shows the firm's tagline and no login", () =>
    assertEach(Object.keys(NAMES), (path) => {
      assert.ok(textOf(path).includes(TAGLINE));
      assert.equal(pageAt(path).querySelector('[type="password"]'), null);
    }));
});

describe('the header', () => {
  const header = () => pageAt('/').querySelector('header') ?? undefined;
  const ITEMS = {
    Home: [],
    About: ['Company'],
    Services: ['Audit & Assurance', 'Business Services', 'Tax Services', 'Advisory Services'],
    Calculator: ['Financial Tools'],
    Resources: ['Publications & Insights', 'Tools & Multimedia'],
    Awards: [],
    Contact: [],
  };

  it('has seven items, four of them with a menu of groups', () => {
    const items = [...(header()?.querySelector('nav')?.querySelectorAll(':scope > ul > li') ?? [])];
    const shown = items.map((item) => [texts(item, 'a')[0], texts(item, 'button + [popover] p')] as const);
    assert.deepEqual(
      Object.keys(ITEMS),
      shown.map(([name]) => name),
    );
    for (const [index, groups] of Object.values(ITEMS).entries())
      assert.deepEqual(shown[index]?.[1].slice(0, groups.length || undefined), groups);
  });

  it('leads by Book a Call to the callback form, which comes before the contact form', () => {
    assert.ok(hrefsOf(header(), 'Book a Call').every((href) => href === '/contact#call-back'));
    const forms = [...pageAt('/contact').querySelectorAll('main form')].map((form) => form.closest('[id]')?.id);
    assert.deepEqual(forms, ['call-back', 'message']);
  });
});

describe('the footer', () => {
  const footer = () => pageAt('/awards').querySelector('body > footer') ?? undefined;

  it("has the firm's address, phone and e-mail, and the current year", () => {
    assert.equal(footer()?.querySelectorAll('address').length, 1);
    assert.match(hrefs(footer()).join(' '), /tel:\+255.* mailto:|mailto:.* tel:\+255/);
    assert.match(flat(footer()?.textContent), new RegExp(`© ${new Date().getFullYear()} `));
  });

  it('has quick links', () =>
    assert.deepEqual(texts(footer(), 'nav[aria-labelledby="quick-links"] a'), [
      'About Us',
      'Our Services',
      'Industries',
      'Resources',
      'Contact Us',
    ]));

  it('has links to privacy, terms and sitemap', () =>
    assertEach(
      [
        ['Privacy Policy', '/privacy-policy'],
        ['Terms of Service', '/terms-of-service'],
        ['Sitemap', '/sitemap'],
      ],
      ([name, path]) => assert.deepEqual(hrefsOf(footer(), name), [path]),
    ));
});
