import { render, screen } from '@testing-library/react';
import { IndustriesPage } from '@/components/industries/IndustriesPage';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { hrefs } from '@/tests/support/reading';

it('the industries page has a section for each sector: what it faces, the tax point, who helps', () => {
  const sectors = getAllSectors();
  render(<IndustriesPage sectors={sectors} services={getAllServices()} checkedOn="2025-09-24" financeAct={2024} />);

  for (const { id, name, description, taxPoint, services } of sectors) {
    const section = document.getElementById(id);
    expect(section).toHaveAccessibleName(name);
    expect(section).toHaveTextContent(description);
    expect(section).toHaveTextContent(taxPoint);
    const helpers = services.map((service) => `/services/${service}`);
    expect(hrefs(section?.querySelectorAll('a') ?? [])).toEqual([...helpers, `/contact?sector=${id}#message`]);
  }
  const [list] = screen.getAllByRole('navigation', { name: 'Sectors' });
  expect(hrefs(list?.querySelectorAll('a') ?? [])).toEqual(sectors.map(({ id }) => `#${id}`));
  const checked =
    'Checked on 24 September 2025. Takes in the Finance Acts 2020 to 2024 as read. General information, not advice.';
  expect(screen.getByText(checked)).toBeVisible();
});
