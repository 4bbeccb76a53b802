import { render, screen, within } from '@testing-library/react';
import { ServiceCard } from '@/components/behaviours/services/ServiceCard';
import { AboutFirm } from '@/components/home/AboutFirm';
import { Hero } from '@/components/home/hero/Hero';
import { SectorPanel } from '@/components/home/industries/SectorPanel';
import { getFounder } from '@/lib/server/content/loaders/about';
import { getHome } from '@/lib/server/content/loaders/home';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const image = { file: 'office.jpg', alt: 'The office from the street' };
const photo = () => screen.getByRole('img', { name: 'The office from the street' });
/** What comes later in the page lies over what comes before. */
const isBefore = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');

describe('a slide of the hero with a photo', () => {
  const renderSlide = (place: number) => {
    fillBrowserGaps();
    const home = getHome();
    const slides = home.slides.map((slide, index) => (index === place ? { ...slide, image } : slide));
    render(<Hero home={{ ...home, slides }} services={getAllServices()} />);
    return screen.getAllByRole('group')[place] ?? document.body;
  };

  it('shows the photo in the place of the scene, under the border in both cuts', () => {
    const slide = renderSlide(0);

    expect(within(slide).getByRole('img')).toBe(photo());
    const borders = [...slide.querySelectorAll('figure svg')];
    expect(borders).toHaveLength(2);
    for (const border of borders) expect(isBefore(photo(), border)).toBe(true);
    for (const border of borders) expect(border.querySelectorAll('svg')).toHaveLength(0);
  });

  it('keeps its words as text and its saying on the plate, over the photo', () => {
    const slide = renderSlide(0);

    expect(within(slide).getByRole('heading', { level: 1 })).toHaveTextContent('Financial Excellence');
    expect(isBefore(photo(), within(slide).getByText('Mali bila daftari hupotea bila habari'))).toBe(true);
  });

  it('fetches the photo of the first slide before other pictures', () => {
    renderSlide(0);

    expect(photo()).not.toHaveAttribute('loading');
    expect(photo()).toHaveAttribute('fetchpriority', 'high');
  });

  it('fetches the photo of another slide when it is wanted, with a border from a file', () => {
    const slide = renderSlide(2);

    expect(photo()).toHaveAttribute('loading', 'lazy');
    expect(photo()).not.toHaveAttribute('fetchpriority');
    expect(sources(slide)).toEqual([
      '/images/photos/office.jpg-800.webp',
      expect.stringMatching(/^\/images\/slides\/[a-z-]+-phone-frame-[0-9a-f]{8}\.svg$/),
    ]);
  });

  it('names the substitute of a photo that fails', () => {
    renderSlide(0);

    expect(photo()).toHaveAttribute('data-fallback', expect.stringMatching(/^\/images\/stock\/default-/));
  });
});

describe('Home with photos', () => {
  const renderFounder = (change = {}) =>
    render(<AboutFirm heading="About us" founder={{ ...getFounder(), initials: 'MP', ...change }} stats={[]} />);

  it('shows the founder in the border, and no initials', () => {
    const { container } = renderFounder({ image });

    expect(photo()).toBeInTheDocument();
    expect(sources(container)[1]).toMatch(/\/founder-frame-/);
    expect(screen.queryByText('MP')).not.toBeInTheDocument();
  });

  it('shows the drawn founder to the eye alone, with initials', () => {
    renderFounder();

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('MP')).toBeInTheDocument();
  });

  it('shows a sector in its border', () => {
    const [sector] = getAllSectors();
    if (!sector) throw new Error('there is no sector');
    const { container } = render(<SectorPanel sector={{ ...sector, image }} index={0} />);

    expect(photo()).toHaveAttribute('loading', 'lazy');
    expect(sources(container)[1]).toContain(`/images/sectors/${sector.id}-frame-`);
  });

  it('shows a service in its border', () => {
    const [service] = getAllServices();
    if (!service) throw new Error('there is no service');
    const { container } = render(<ServiceCard service={{ ...service, photo: image }} />);

    expect(photo()).toHaveAttribute('loading', 'lazy');
    expect(sources(container)[1]).toContain(`/images/services/${service.id}-frame-`);
  });
});
