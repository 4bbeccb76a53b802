import { render, screen, within } from '@testing-library/react';
import { AwardsPage } from '@/components/awards/AwardsPage';
import { getAchievements } from '@/lib/server/content/loaders/about';
import { getAffiliations, getAwards } from '@/lib/server/content/loaders/awards';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';

beforeEach(() => {
  fillBrowserGaps();
  render(
    <AwardsPage
      awards={getAwards()}
      registrations={getAchievements().registrations}
      affiliations={getAffiliations()}
      sectors={getAllSectors()}
      sectorsClaim={getFirm().sectorsClaim}
    />,
  );
});

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the awards page', () => {
  it('holds all awards, whatever the gallery shows', () => {
    expect(
      section('Award gallery')
        .getAllByRole('group')
        .map((slide) => slide.getAttribute('aria-label')),
    ).toEqual(getAwards().map((_, index, { length }) => `${index + 1} of ${length}`));
  });

  it('lists the registrations with their body', () => {
    const { registrations } = getAchievements();
    const items = section('Registrations').getAllByRole('listitem');
    expect(items).toHaveLength(registrations.length);
    for (const [index, { title, organization }] of registrations.entries()) {
      expect(items[index]).toHaveTextContent(title);
      expect(items[index]).toHaveTextContent(organization);
    }
  });

  it('names each affiliation and says what it is', () => {
    const shown = section('Affiliations');
    expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(getAffiliations().length);
    for (const { name, description } of getAffiliations()) {
      expect(shown.getByRole('heading', { name })).toBeVisible();
      expect(shown.getByText(description)).toBeVisible();
    }
  });

  it('leads from each sector to its text', () => {
    const links = section('Industry Experience').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      getAllSectors().map(({ id }) => `/industries#${id}`),
    );
  });

  it("claims '21+ Industry Sectors' in the section that Home scrolls to", () => {
    const experience = screen.getByRole('region', { name: 'Industry Experience' });
    expect(experience).toHaveAttribute('id', 'industry-experience');
    expect(experience).toHaveTextContent('21+ Industry Sectors');
  });
});
