import { render, screen } from '@testing-library/react';
import { IndustriesPage } from '@/components/industries/IndustriesPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors, getAllServices, getIndustries } from '@/lib/server/content/loaders/services';
import { hrefs } from '@/tests/support/reading';

it('the industries page has an expandable tile for each sector, with its facts and services', () => {
  const claim = getFirm('en').sectorsClaim;
  render(
    <IndustriesPage sectors={getAllSectors()} services={getAllServices('en')} claim={claim} {...getIndustries()} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: '6 Sectors' })).toBeVisible();
  expect(document.querySelectorAll('details:not([open]) summary h3')).toHaveLength(6);
  const section = document.getElementById('mining');
  expect(section?.closest('details')?.querySelector('summary h3')).toHaveTextContent('Mining');
  expect(section).toHaveTextContent('5+ clients, 4+ years');
  expect(section).toHaveTextContent('Mining count by the season.');
  expect(section).toHaveTextContent('Buyers of minerals withhold 2%.');
  expect(hrefs(section?.querySelectorAll('a') ?? [])).toEqual(['/services/audit', '/services/taxation']);
  expect(screen.getByText('Law as at 24 September 2025. General information, not advice.')).toBeVisible();
});
