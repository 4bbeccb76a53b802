import { render, screen, within } from '@testing-library/react';
import { IndustryExperience } from '@/components/awards/AwardsPage';
import { AboutFirm } from '@/components/home/AboutFirm';
import { Hero } from '@/components/home/hero/Hero';
import { SectorPanel } from '@/components/home/Industries';
import { ServiceCard } from '@/components/shared/ServiceCard';
import { TeamCard } from '@/components/team/TeamCard';
import { getFirm, getFounder, getTeam } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/pages';
import { getAllSectors, getAllServices } from '@/lib/server/content/loaders/services';
import { ENGLISH } from '@/lib/words/translate';
import { first } from '@/tests/support/cases';
import { mockBrowserApis } from '@/tests/support/mockBrowserApis';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const image = { file: 'office.jpg', alt: 'The office from the street' };
const photo = () => screen.getByRole('img', { name: 'The office from the street' });
/** Compares document order, because later elements are painted over earlier ones. */
const isUnder = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
const sources = (element: Element) =>
  [...element.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

it('a hero slide loads its photo first, and shows it under the border and the proverb', () => {
  mockBrowserApis();
  render(
    <Hero
      slides={[{ ...first(getHome('en').slides), image }]}
      registrations={[]}
      phone="+255 700 000 000"
      claim={undefined}
    />,
  );
  const slide = screen.getByRole('group');
  expect(within(slide).getByRole('img')).toBe(photo());
  expect(photo()).toHaveAttribute('fetchpriority', 'high');
  const borders = [...slide.querySelectorAll('figure svg')];
  expect(borders.map((border) => [isUnder(photo(), border), border.querySelector('svg')])).toEqual(
    Array(2).fill([true, null]),
  );
  expect(isUnder(photo(), within(slide).getByText('Maji yakijaa hupwa'))).toBe(true);
});

describe('a photo', () => {
  const [sector, service, person] = [first(getAllSectors()), first(getAllServices('en')), first(getTeam())];
  const claim = getFirm('en').sectorsClaim;
  const founder = getFounder('en');

  it.each([
    [
      'the founder',
      <AboutFirm translate={ENGLISH} key="a" heading="Us" founder={{ ...founder, image }} stats={[]} />,
      '/team/zawadi-temu-frame-',
    ],
    ['a sector', <SectorPanel key="a" sector={{ ...sector, image }} index={0} />, `/sectors/${sector.id}-frame-`],
    [
      'a sector on Awards',
      <IndustryExperience key="a" sectors={[{ ...sector, image }]} claim={claim} />,
      `/sectors/${sector.id}-tile-frame-`,
    ],
    ['a person', <TeamCard key="a" member={{ ...person, image }} />, `/team/${person.id}-frame-`],
    ['a service', <ServiceCard key="a" service={{ ...service, photo: image }} />, `/services/${service.id}-frame-`],
  ])('of %s has a border and loads lazily', (_, part, border) => {
    const { container } = render(part);
    expect(photo()).toHaveAttribute('loading', 'lazy');
    expect(sources(container)).toEqual([photo().getAttribute('src'), expect.stringContaining(border)]);
    expect(screen.queryByText('ZT')).not.toBeInTheDocument();
  });

  it('is optional for the founder, who otherwise gets a decorative drawing with initials', () => {
    render(<AboutFirm translate={ENGLISH} heading="Us" founder={founder} stats={[]} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('ZT')).toBeInTheDocument();
  });
});
