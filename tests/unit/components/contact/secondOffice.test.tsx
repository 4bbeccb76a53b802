import { render, screen, within } from '@testing-library/react';
import { ContactPage } from '@/components/contact/ContactPage';
import { SiteFooter } from '@/components/shell/SiteFooter';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { firmData } from '@/lib/server/seo/structuredData';
import { ENGLISH } from '@/lib/words/translate';

jest.mock('@/lib/server/content/loaders/firm', () => {
  const loaders = jest.requireActual('@/lib/server/content/loaders/firm');
  const { address, ...firm } = loaders.getFirm('en');
  const office = {
    phone: '+255 700 222 000',
    address: { ...address, city: 'Mwanza', street: 'Station Road' },
    hours: [{ label: 'Mondays', days: ['Monday'], opens: '09:00', closes: '12:00', text: '9:00 AM to 12:00 PM' }],
  };
  return { ...loaders, getFirm: () => ({ ...firm, address, placeholder: undefined, offices: [office] }) };
});

describe('a second office', () => {
  it('has a card on the contact page with its own phone, address and hours', () => {
    render(<ContactPage translate={ENGLISH} />);
    const card = within(screen.getByRole('region', { name: 'Mwanza office' }));
    expect(card.getByRole('link', { name: '+255 700 222 000' })).toHaveAttribute('href', 'tel:+255700222000');
    expect(card.getByText(/Station Road/)).toBeInTheDocument();
    expect(card.getByText('9:00 AM to 12:00 PM')).toBeInTheDocument();
  });

  it('appears in the footer below the first one', () => {
    render(<SiteFooter translate={ENGLISH} />);
    const offices = screen.getAllByRole('heading', { name: /office$/ }).map(({ textContent }) => textContent);
    expect(offices).toEqual(['Tanga office', 'Mwanza office']);
    expect(screen.getByRole('link', { name: '+255 700 222 000' })).toBeInTheDocument();
  });

  it('is a department of the firm in the structured data', () => {
    expect(firmData(getFirm('en')).department).toEqual([
      expect.objectContaining({
        name: 'Jahazi & Wenzi, Mwanza',
        telephone: '+255 700 222 000',
        address: expect.objectContaining({ addressLocality: 'Mwanza' }),
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '09:00', closes: '12:00' },
        ],
      }),
    ]);
  });
});
