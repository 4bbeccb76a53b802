import { fireEvent, render, screen, within } from '@testing-library/react';
import { AwardsPage } from '@/components/awards/AwardsPage';
import { getAffiliations, getAwards } from '@/lib/server/content/loaders/awards';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const withImage = <T,>(list: T[], image: { file: string; alt: string }) =>
  list.map((entry, index) => (index === 0 ? { ...entry, image } : entry));

beforeEach(() => {
  fillBrowserGaps();
  render(
    <AwardsPage
      awards={withImage(getAwards(), { file: 'cup.jpg', alt: 'The cup on our shelf' })}
      affiliations={withImage(getAffiliations(), { file: 'logo.png', alt: 'Logo of the network' })}
      registrations={[]}
      sectors={withImage(getAllSectors(), { file: 'mine.jpg', alt: 'A mine near Geita' })}
      sectorsClaim={getFirm().sectorsClaim}
    />,
  );
});

const gallery = () => screen.getByRole('region', { name: 'Award gallery' });
const [award, sector] = [getAwards()[0], getAllSectors()[0]];

const sources = (element: Element) =>
  [...element.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');

describe('an award with a photo', () => {
  it('shows it in the border of its cloth, without a plaque', () => {
    const [slide] = within(gallery()).getAllByRole('group');
    if (!slide) throw new Error('there is no award');

    expect(sources(slide)).toEqual([
      '/images/photos/cup.jpg-800.webp',
      expect.stringContaining(`/images/awards/${award?.id}-frame-`),
    ]);
    expect(slide.querySelector('img')).not.toHaveAttribute('loading');
  });

  it('names its button by what the photo shows', () => {
    expect(screen.getByRole('button', { name: 'The cup on our shelf. Show full screen' })).toBeInTheDocument();
  });

  it('is shown whole on the full screen, where its words are said once', () => {
    fireEvent.click(screen.getByRole('button', { name: 'The cup on our shelf. Show full screen' }));
    const viewer = screen.getByRole('dialog', { name: 'Award, full screen' });

    expect(sources(viewer)).toEqual(['/images/photos/cup.jpg-800.webp']);
    expect(within(viewer).queryByRole('img')).not.toBeInTheDocument();
    expect(within(viewer).getByRole('status')).toHaveTextContent('The cup on our shelf');
  });
});

it('shows the logo of a body in the place of its plaque', () => {
  expect(screen.getByRole('img', { name: 'Logo of the network' })).toBeVisible();
});

it('shows the photo of a sector in the border of its tile', () => {
  const tile = screen.getByRole('link', { name: `A mine near Geita ${sector?.name}` });

  expect(sources(tile)).toEqual([
    '/images/photos/mine.jpg-800.webp',
    expect.stringContaining(`/images/sectors/${sector?.id}-tile-frame-`),
  ]);
});
