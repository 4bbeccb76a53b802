import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MEDIA_CATEGORIES } from '../../lib/content/schemas/resources.ts';
import { getFirm } from '../../lib/server/content/loaders/firm.ts';
import { getMedia, getVideos } from '../../lib/server/content/loaders/resources.ts';
import { getAllServices } from '../../lib/server/content/loaders/services.ts';
import { featuredMedia } from '../../lib/server/resources/media.ts';
import { CALCULATOR_GROUPS, CALCULATORS } from '../../lib/site/calculators.ts';
import { assertEach } from '../support/cases.ts';
import { isServed, pages, read } from './support/site.ts';

// Requirements of the specification that a page's HTML must meet. For its behaviour in a browser, see
// tests/e2e/specification.

const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function pageAt(path: string): Document {
  const page = pages.find((one) => one.path === path);
  assert.ok(page, `no page ${path}`);
  return page.document;
}

const textOf = (path: string) => {
  const body = pageAt(path).body.cloneNode(true) as HTMLElement;
  for (const script of body.querySelectorAll('script')) script.remove();
  return flat(body.textContent);
};

type Part = Document | Element | undefined;
const texts = (part: Part, selector: string) =>
  [...(part?.querySelectorAll(selector) ?? [])].map(({ textContent }) => flat(textContent));
const hrefs = (part: Part, selector = 'a') =>
  [...(part?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href') ?? '');

/** Returns the targets of the links whose text starts with this text. */
const hrefsOf = (part: Part, text: string) =>
  [...(part?.querySelectorAll('a') ?? [])]
    .filter(({ textContent }) => flat(textContent).startsWith(text))
    .map((link) => link.getAttribute('href') ?? '');

/** Returns the name of a section: its label, or the beginning of the heading that labels it. */
function nameOf(section: Element): string {
  const heading = section.getAttribute('aria-labelledby');
  const named = heading ? section.ownerDocument.getElementById(heading)?.firstChild?.textContent : undefined;
  return section.getAttribute('aria-label') ?? flat(named);
}

const sections = (path: string) => [...pageAt(path).querySelectorAll('main section')];

const section = (path: string, name: string): Element => {
  const found = sections(path).find((one) => nameOf(one) === name);
  assert.ok(found, `no section ${name} on ${path}`);
  return found;
};

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

describe('Home', () => {
  it('has its sections in the order of the specification', () =>
    assert.deepEqual(
      sections('/')
        .filter((one) => !one.parentElement?.closest('section'))
        .map(nameOf),
      [
        'What we do',
        'Your pay, your dates, a letter from TRA, your books',
        'Our Core Services',
        'A firm that opens the ledger with you',
        'Industries we know from the inside',
        'Certifications, affiliations and awards',
        'Prefer to talk? We will call you.',
      ],
    ));

  for (const [index, [name, path]] of [
    ['Financial Excellence', '/services'],
    ['Audit Services', '/services/audit'],
    ['Tax Solutions', '/services/taxation'],
    ['Business Advisory', '/services/cfo'],
  ].entries())
    it(`links the slide ${name} to ${path} and to a consultation`, () => {
      const slide = pageAt('/').querySelector(`[aria-label="${index + 1} of 4: ${name}"]`) ?? undefined;
      assert.equal(hrefs(slide)[0], path);
      assert.deepEqual(hrefsOf(slide, 'Book a Consultation'), ['/contact']);
    });

  it('has a filter for all core services and four categories, and a link to all services', () => {
    const services = section('/', 'Our Core Services');
    assert.deepEqual(texts(services, 'nav[aria-label="Filter services by category"] a'), [
      'All Services',
      'Audit & Assurance',
      'Business Services',
      'Tax Services',
      'Advisory Services',
    ]);
    assert.deepEqual(hrefsOf(services, 'View All Services'), ['/services']);
  });

  it('shows the three values of the core services', () => {
    const headings = texts(section('/', 'Our Core Services'), 'h3');
    for (const name of ['Expert Team', 'Tailored Solutions', 'Ongoing Support'])
      assert.ok(headings.includes(name), name);
  });

  it('shows the founder with a quote, three values and a link to the firm', () => {
    const about = section('/', 'A firm that opens the ledger with you');
    assert.ok(about.querySelector('img'));
    assert.notEqual(texts(about, 'blockquote').join(''), '');
    assert.equal(texts(about, 'h3').length, 3);
    assert.deepEqual(hrefsOf(about, 'Learn more about our firm'), ['/about']);
  });

  it('shows certifications before affiliations and awards, and links to all awards', () => {
    const recognition = section('/', 'Certifications, affiliations and awards');
    assert.match(flat(recognition.textContent), /Professional Certifications.*Affiliations & Awards/);
    assert.deepEqual(hrefsOf(recognition, 'View All Awards'), ['/awards']);
  });

  it('ends with a callback form and a link to the contact page', () =>
    assert.deepEqual(hrefsOf(section('/', 'Prefer to talk? We will call you.'), 'Contact Us'), ['/contact']));
});

describe('the About page', () => {
  it('links from the founder to the team', () =>
    assert.deepEqual(hrefsOf(section('/about', 'The person who signs'), 'View Our Team'), ['/team']));

  it('lists its values, beginning with the vision', () =>
    assert.deepEqual(texts(section('/about', 'Our Values & Vision'), 'h3').slice(0, 4), [
      'Vision',
      'Mission',
      'Values',
      'Approach',
    ]));

  it('offers the full CV as a PDF in a new tab', () => {
    const link = [...pageAt('/about').querySelectorAll('a[target="_blank"]')].find(({ textContent }) =>
      flat(textContent).startsWith('Download Full CV'),
    );
    assert.match(read((link?.getAttribute('href') ?? '').slice(1)), /^%PDF/);
  });

  it('ends with links to Contact and Services', () => {
    const main = pageAt('/about').querySelector('main') ?? undefined;
    assert.deepEqual(hrefsOf(main, 'Contact Us'), ['/contact']);
    assert.deepEqual(hrefsOf(main, 'Our Services'), ['/services']);
  });
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
      const main = pageAt(path).querySelector('main') ?? undefined;
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

describe('services', () => {
  const main = () => pageAt('/services').querySelector('main') ?? undefined;

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
    const main = pageAt('/services/not-found').querySelector('main') ?? undefined;
    assert.deepEqual(texts(main, 'h1'), ['Service Not Found']);
    assert.deepEqual(texts(main, 'h1 + p'), ['The service you’re looking for doesn’t exist or has been moved.']);
    assert.deepEqual(hrefsOf(main, 'Back to Services'), ['/services']);
  });

  it('state that annual returns are filed on Form 128', () =>
    assert.match(textOf('/services/secretarial'), /Form 128/));
});

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

describe('the media page', () => {
  it('begins with the newest publications, at most four, each with a page of its own', () => {
    const featured = pageAt('/media').querySelector('section[aria-labelledby="publications"]') ?? undefined;
    const pages = featuredMedia(getMedia()).map(({ id }) => `/media/${id}`);
    assert.deepEqual(hrefsOf(featured, 'Read full publication'), pages);
    assert.deepEqual(hrefs(featured, 'h3 a'), pages);
  });

  it('has a filter for all publications and six kinds, each with its number', () => {
    const numberOf = (wanted: string) => getMedia().filter(({ kind }) => kind === wanted).length;
    assert.deepEqual(texts(pageAt('/media'), 'nav[aria-label="Filter publications by category"] a'), [
      `All Publications ${getMedia().length}`,
      ...['Interviews', 'Analysis', 'News', 'Guides', 'Articles', 'Research'].map(
        (label, place) => `${label} ${numberOf(MEDIA_CATEGORIES[place] ?? '')}`,
      ),
    ]);
  });

  it("has the firm's mark for a picture that fails, and logs it for the featured ones", () => {
    const pictures = [...pageAt('/media').querySelectorAll('section[aria-labelledby="publications"] article img')];
    assert.ok(pictures.length > 0);
    for (const picture of pictures) {
      assert.match(picture.getAttribute('data-fallback') ?? '', /^\/images\/brand\/mark-/);
      assert.match(picture.getAttribute('data-failure') ?? '', /featured publication/);
    }
  });

  it('lists the videos that have an address', () =>
    assert.equal(
      hrefsOf(pageAt('/media'), 'Watch Video').length,
      getVideos().filter(({ placeholder }) => !placeholder).length,
    ));
});

describe('the search page', () => {
  it('says without scripts what it needs, and offers popular pages and the sitemap', () => {
    const results = section('/search', 'Search results');
    assert.match(flat(results.textContent), /needs JavaScript/);
    assert.ok(hrefs(results).includes('/calculator/gross-to-net-salary') && hrefs(results).includes('/sitemap'));
  });
});

describe('the library', () => {
  const years = Array.from({ length: 13 }, (_, index) => 2012 + index);
  const NAMED = {
    'Tax Guides': [
      ...years.map((year) => `Tax Guide ${year}/${String(year + 1).slice(2)}`),
      'Non-profit tax guide',
      'Forex regulations',
      'Payroll automation spreadsheet',
    ],
    Acts: ['Tax Administration Act', 'Income Tax Act', 'Value Added Tax Act', 'Companies Act', 'Stamp Duty Act'],
    'Finance Acts': [2012, ...years.slice(2), 2025].map((year) => `Finance Act ${year}`),
  };

  for (const [name, titles] of Object.entries(NAMED))
    it(`contains the ${name} of the specification`, () => {
      const entries = texts(section('/resources', name), 'article');
      assert.deepEqual(
        titles.filter((title) => !entries.some((entry) => entry.toLowerCase().includes(title.toLowerCase()))),
        [],
      );
    });

  for (const [name, count] of Object.entries({ Videos: 4, Articles: 12, Acts: 12 }))
    it(`contains at least ${count} ${name}`, () =>
      assert.ok(texts(section('/resources', name), 'article').length >= count));

  for (const [name, link] of Object.entries({
    Media: 'Read Publication',
    'Tax Guides': 'View Document',
    Articles: 'Read Article',
    'Finance Acts': 'View Document',
    Calculators: 'View Resource',
  }))
    it(`opens an entry of ${name} by ${link}, and states its day`, () => {
      const card = section('/resources', name).querySelector('article') ?? undefined;
      assert.equal(hrefsOf(card, link).length, 1);
      assert.ok(card?.querySelector('time'));
    });

  it('leads to the calculators and to the team', () => {
    const main = pageAt('/resources').querySelector('main') ?? undefined;
    assert.deepEqual(hrefsOf(main, 'Go to Calculator Hub'), ['/calculator']);
    assert.deepEqual(hrefsOf(main, 'Contact Our Team'), ['/contact']);
  });

  for (const folder of ['guides', 'articles', 'acts', 'finance-act'])
    it(`downloads files through plain links in the folder ${folder}`, () => {
      const [link = ''] = hrefs(pageAt('/resources'), `main a[download][href^="/resources/${folder}/"]`);
      assert.match(link, /\.(pdf|xlsx)$/);
      assert.ok(isServed(link), link);
    });
});
