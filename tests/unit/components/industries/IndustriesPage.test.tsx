import { render, screen } from '@testing-library/react';
import { IndustriesPage } from '@/components/industries/IndustriesPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors, getAllServices } from '@/lib/server/content/loaders/services';
import { hrefs } from '@/tests/support/reading';

it('the industries page has a tile for each sector, that opens to what it faces, clients, years, the tax point and who helps', () => {
  const sectors = getAllSectors();
  const { sectorsClaim } = getFirm();
  render(
    <IndustriesPage
      sectors={sectors}
      services={getAllServices()}
      claim={sectorsClaim}
      checkedOn="2025-09-24"
      financeAct={2024}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: '6 Sectors' })).toBeVisible();

  for (const { id, name, description, taxPoint, stats, services } of sectors) {
    const section = document.getElementById(id);
    const tile = section?.closest('details');
    expect(tile).not.toHaveAttribute('open');
    expect(tile?.querySelector('summary h3')).toHaveTextContent(name);
    expect(section).toHaveTextContent(`${stats.clients}+ clients, ${stats.years}+ years`);
    expect(section).toHaveTextContent(description);
    expect(section).toHaveTextContent(taxPoint);
    const helpers = services.map((service) => `/services/${service}`);
    expect(hrefs(section?.querySelectorAll('a') ?? [])).toEqual(helpers);
  }
  const checked = 'Law as at 24 September 2025. General information, not advice.';
  expect(screen.getByText(checked)).toBeVisible();
});
