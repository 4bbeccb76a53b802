import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { flat, hrefs, hrefsOf, mainOf, nameOf, pageAt, section, sections, texts } from '../support/parts.ts';
import { read } from '../support/site.ts';

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
    const main = mainOf('/about');
    assert.deepEqual(hrefsOf(main, 'Contact Us'), ['/contact']);
    assert.deepEqual(hrefsOf(main, 'Our Services'), ['/services']);
  });
});
