import { render, screen, within } from '@testing-library/react';
import { SiteFooter } from '@/components/shell/footer/SiteFooter';
import { hasPlaceholders } from '@/lib/server/content/check/launchCheck';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { expectLinks, texts } from '@/tests/support/reading';

jest.mock('@/lib/server/content/check/launchCheck', () => ({
  ...jest.requireActual('@/lib/server/content/check/launchCheck'),
  hasPlaceholders: jest.fn(),
}));

const { address, phone, whatsapp, email, tagline, name } = getFirm();
const digits = (number: string) => number.replace(/[^+\d]/g, '');

describe('the footer', () => {
  it('holds address, tagline, phone, WhatsApp and mail, and whose the site is, with the year', () => {
    render(<SiteFooter />);
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(`${address.street}, ${address.city}, ${address.country}`);
    expect(footer).toHaveTextContent(tagline);
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} ${name}. All rights reserved`);
    expectLinks({
      [phone]: `tel:${digits(phone)}`,
      [`WhatsApp ${whatsapp}`]: `https://wa.me/${digits(whatsapp).slice(1)}`,
      [email]: `mailto:${email}`,
    });
  });

  it('has the quick links of the specification', () => {
    render(<SiteFooter />);
    const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
    expect(texts(links)).toEqual(['About Us', 'Our Services', 'Industries', 'Resources', 'Contact Us']);
  });

  it.each([true, false])('leads to the legal pages, and says that there are samples: %s', (isSample) => {
    jest.mocked(hasPlaceholders).mockReturnValue(isSample);
    render(<SiteFooter />);
    expectLinks({ 'Privacy Policy': '/privacy-policy', 'Terms of Service': '/terms-of-service', Sitemap: '/sitemap' });
    expect(screen.queryAllByText(getPageTexts().sampleNotice)).toHaveLength(isSample ? 1 : 0);
  });
});
