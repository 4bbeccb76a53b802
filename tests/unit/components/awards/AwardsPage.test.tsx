import { render, screen, within } from '@testing-library/react';
import { AwardsPage } from '@/components/awards/AwardsPage';
import { getAffiliations, getAwards, getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors } from '@/lib/server/content/loaders/services';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const [awards, affiliations, sectors] = [getAwards(), getAffiliations(), getAllSectors()];
const PAGE = { awards, affiliations, sectors, sectorsClaim: getFirm().sectorsClaim };

const section = (name: string) => within(screen.getByRole('region', { name }));
const pictures = (element: Element | undefined) => [...(element?.querySelectorAll('img') ?? [])].map(({ src }) => src);

beforeAll(() => fillBrowserGaps());

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

  it('shows that of an award in its border, without a plaque, at once', () => {
    const [slide] = section('Award gallery').getAllByRole('group');
    expect(slide).toContainElement(opener());
    expect(pictures(slide)).toEqual([
      expect.stringMatching(/\/images\/photos\/cup\.jpg-800\.webp$/),
      expect.stringContaining(`/images/awards/${awards[0]?.id}-frame-`),
    ]);
    expect(slide?.querySelector('img')).not.toHaveAttribute('loading');
  });

  it('shows the logo of a body instead of its plaque, and a sector in the border of its tile', () => {
    expect(screen.getByRole('img', { name: 'Logo of the network' })).toBeVisible();
    expect(pictures(screen.getByRole('link', { name: /^A mine near Geita / }))).toEqual([
      expect.stringMatching(/mine\.jpg-800\.webp$/),
      expect.stringContaining(`/images/sectors/${sectors[0]?.id}-tile-frame-`),
    ]);
  });
});
