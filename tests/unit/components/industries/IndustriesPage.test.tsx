import { render, screen, within } from '@testing-library/react';
import { IndustriesPage } from '@/components/industries/IndustriesPage';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { getAllServices } from '@/lib/server/content/loaders/services';

const SECTORS = getAllSectors();

beforeEach(() => {
  render(<IndustriesPage sectors={SECTORS} services={getAllServices()} checkedOn="2025-09-24" financeAct={2024} />);
});

describe('the industries page', () => {
  it('has a section for each sector, named and with its anchor', () => {
    for (const { id, name } of SECTORS) {
      expect(screen.getByRole('region', { name })).toHaveAttribute('id', id);
    }
  });

  it.each(SECTORS.map((sector) => [sector.name, sector] as const))(
    'says of %s what it faces, the tax point and who helps',
    (name, { id, description, taxPoint, services }) => {
      const section = within(screen.getByRole('region', { name }));

      expect(section.getByText(description)).toBeVisible();
      expect(section.getByText(taxPoint)).toBeVisible();
      expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        ...services.map((service) => `/services/${service}`),
        `/contact?sector=${id}#message`,
      ]);
    },
  );

  it('says when its facts were checked and up to which Finance Act they go', () => {
    expect(
      screen.getByText(
        'Checked on 24 September 2025. Takes in the Finance Acts to 2024. General information, not advice.',
      ),
    ).toBeVisible();
  });

  it('lists its sectors in their order', () => {
    const [list] = screen.getAllByRole('navigation', { name: 'Sectors' });
    if (!list) throw new Error('The page has no list of sectors.');

    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(SECTORS.map(({ id }) => `#${id}`));
  });
});
