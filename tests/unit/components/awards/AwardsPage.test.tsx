import { fireEvent, render, screen, within } from '@testing-library/react';
import { AwardsPage } from '@/components/awards/AwardsPage';
import { getAffiliations, getAwards, getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors } from '@/lib/server/content/loaders/services';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { hrefs } from '@/tests/support/reading';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const [awards, affiliations, sectors] = [getAwards(), getAffiliations(), getAllSectors()];
const PAGE = { awards, affiliations, sectors, sectorsClaim: getFirm().sectorsClaim };

const section = (name: string) => within(screen.getByRole('region', { name }));
const pictures = (element: Element | undefined) => [...(element?.querySelectorAll('img') ?? [])].map(({ src }) => src);

beforeAll(() => fillBrowserGaps());

describe('the awards page', () => {
  beforeEach(() => void render(<AwardsPage {...PAGE} />));

  it('holds all awards, whatever the gallery shows', () => {
    const labels = section('Award gallery')
      .getAllByRole('group')
      .map((slide) => slide.getAttribute('aria-label'));
    expect(labels).toEqual(awards.map((_, index) => `${index + 1} of ${awards.length}`));
  });

  it('shows eight affiliations with what they are', () => {
    expect(affiliations).toHaveLength(8);
    const shown = section('Affiliations');
    expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(affiliations.length);
    for (const { name, description } of affiliations) {
      expect(shown.getByRole('heading', { name })).toBeVisible();
      expect(shown.getByText(description)).toBeVisible();
    }
  });

  it("claims '21+ Industry Sectors' in the section that Home scrolls to, and leads to the text of each", () => {
    const experience = screen.getByRole('region', { name: 'Industry Experience' });
    expect(experience).toHaveAttribute('id', 'industry-experience');
    expect(experience).toHaveTextContent('21+ Industry Sectors');
    const tiles = within(experience).getAllByRole('link');
    expect(hrefs(tiles)).toEqual(sectors.map(({ id }) => `/industries#${id}`));
    for (const [index, { name, stats }] of sectors.entries()) {
      expect(tiles[index]).toHaveTextContent(`${name} ${stats.clients}+ clients, ${stats.years}+ years`);
    }
  });
});

describe('the awards page with photos of the firm', () => {
  const withImage = <T,>([first, ...others]: T[], file: string, alt: string): T[] =>
    first === undefined ? [] : [{ ...first, image: { file, alt } }, ...others];
  const opener = () => screen.getByRole('button', { name: 'The cup on our shelf. Show full screen' });

  beforeEach(() => {
    const shown = {
      awards: withImage(awards, 'cup.jpg', 'The cup on our shelf'),
      affiliations: withImage(affiliations, 'logo.png', 'Logo of the network'),
      sectors: withImage(sectors, 'mine.jpg', 'A mine near Geita'),
    };
    render(<AwardsPage {...PAGE} {...shown} />);
  });

  it('shows that of an award in the border of its cloth, without a plaque, at once', () => {
    const [slide] = section('Award gallery').getAllByRole('group');
    expect(slide).toContainElement(opener());
    expect(pictures(slide)).toEqual([
      expect.stringMatching(/\/images\/photos\/cup\.jpg-800\.webp$/),
      expect.stringContaining(`/images/awards/${awards[0]?.id}-frame-`),
    ]);
    expect(slide?.querySelector('img')).not.toHaveAttribute('loading');
  });

  it('shows it whole on the full screen, where its words are said once', () => {
    fireEvent.click(opener());
    const viewer = screen.getByRole('dialog', { name: 'Award, full screen' });
    expect(pictures(viewer)).toEqual([expect.stringMatching(/cup\.jpg-800\.webp$/)]);
    expect(within(viewer).queryByRole('img')).not.toBeInTheDocument();
    expect(within(viewer).getByRole('status')).toHaveTextContent('The cup on our shelf');
  });

  it('shows the logo of a body instead of its plaque, and a sector in the border of its tile', () => {
    expect(screen.getByRole('img', { name: 'Logo of the network' })).toBeVisible();
    expect(
      pictures(screen.getByRole('link', { name: `A mine near Geita ${sectors[0]?.name} 18+ clients, 12+ years` })),
    ).toEqual([
      expect.stringMatching(/mine\.jpg-800\.webp$/),
      expect.stringContaining(`/images/sectors/${sectors[0]?.id}-tile-frame-`),
    ]);
  });
});
