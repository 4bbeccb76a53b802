/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import HomePage, { generateMetadata } from '@/app/page';

const html = renderToString(<HomePage />);

describe('Home without script', () => {
  it.each([
    'Financial Excellence',
    'Audit Services',
    'Tax Solutions',
    'Business Advisory',
    'Special Reviews &amp; Investigations',
    'Company Setup',
    'Expert Team',
    'Tailored Solutions',
    'Ongoing Support',
    'Learn more about our firm',
    'Mining &amp; Resources',
    'FMCG &amp; Retail',
    'Credential evaluation',
    'Tanzania Institute of Arbitrators',
    'Request a call back',
  ])('holds %s', (words) => {
    expect(html).toContain(words);
  });

  it.each(['/services', '/about', '/awards', '/awards#industry-experience', '/contact', 'tel:+255700000000'])(
    'links to %s',
    (href) => {
      expect(html).toContain(`href="${href}"`);
    },
  );

  it('has a form that posts', () => {
    expect(html).toMatch(/<form[^>]*action="\/contact-form\.php"[^>]*method="post"/);
  });

  it('has no style attribute, which the security policy would block', () => {
    expect(html).not.toContain('style=');
  });

  it('uses no id twice', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('says its title in full', () => {
    expect(generateMetadata().title).toEqual({ absolute: 'Home - Tax & Business Advisory Services' });
  });
});
