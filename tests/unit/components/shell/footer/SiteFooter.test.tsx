import { render, screen, within } from '@testing-library/react';
import { SiteFooter } from '@/components/shell/footer/SiteFooter';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { CALCULATORS } from '@/lib/site/calculators';

const everyday = CALCULATORS.filter(({ group }) => group !== 'business');

describe('SiteFooter', () => {
  const firm = getFirm();
  beforeEach(() => render(<SiteFooter />));

  it('holds address, phone, WhatsApp and mail', () => {
    const footer = screen.getByRole('contentinfo');

    expect(footer).toHaveTextContent(`${firm.address.street}, ${firm.address.city}, ${firm.address.country}`);
    expect(screen.getByRole('link', { name: firm.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    );
    expect(screen.getByRole('link', { name: `WhatsApp ${firm.whatsapp}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
    );
    expect(screen.getByRole('link', { name: firm.email })).toHaveAttribute('href', `mailto:${firm.email}`);
    expect(footer).toHaveTextContent(firm.tagline);
  });

  it('says whose the site is, with the year', () => {
    expect(screen.getByText(/All rights reserved/)).toHaveTextContent(
      `© ${new Date().getFullYear()} ${getFirm().name}.`,
    );
  });

  it.each([
    ['Quick links', ['About Us', 'Our Services', 'Industries', 'Resources', 'Contact Us']],
    ['Calculators', [...everyday.map(({ name }) => name), 'All calculators']],
  ])('leads on under %s', (name, labels) => {
    const links = within(screen.getByRole('navigation', { name: `${name} in the footer` })).getAllByRole('link');

    expect(links.map(({ textContent }) => textContent)).toEqual(labels);
  });

  it.each(['Privacy Policy', 'Terms of Service', 'Sitemap'])('links to %s', (name) => {
    expect(screen.getByRole('link', { name })).toBeVisible();
  });
});
