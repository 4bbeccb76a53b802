import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AchievementsSection } from '@/components/about/AchievementsSection';
import { CheckUs } from '@/components/about/CheckUs';
import { FounderSection } from '@/components/about/FounderSection';
import { AffiliationGrid } from '@/components/awards/AffiliationGrid';
import { AwardsPage } from '@/components/awards/AwardsPage';
import { IndustryExperience } from '@/components/awards/IndustryExperience';
import { PublicationCard } from '@/components/behaviours/publications/PublicationCard';
import { VideoCard } from '@/components/behaviours/publications/VideoCard';
import { ContactCard } from '@/components/contact/ContactCard';
import { AboutFirm } from '@/components/home/AboutFirm';
import { SectorPanel } from '@/components/home/industries/SectorPanel';
import { Recognition } from '@/components/home/recognition/Recognition';
import { SectorSection } from '@/components/industries/SectorSection';
import { SampleNotice } from '@/components/shell/SampleNotice';
import { TeamCard } from '@/components/team/TeamCard';
import { Note } from '@/components/ui/note/Note';
import { StatRow } from '@/components/ui/stat/Stat';
import { getAchievements, getFounder } from '@/lib/server/content/loaders/about';
import { getAffiliations, getAwards, getCredentials } from '@/lib/server/content/loaders/awards';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/home';
import { getMedia } from '@/lib/server/content/loaders/media';
import { getVideos } from '@/lib/server/content/loaders/resources';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { getTeam } from '@/lib/server/content/loaders/team';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { first } from '@/tests/support/first';

const firm = getFirm();
const founder = { ...getFounder(), placeholder: false };
const sector = first(getAllSectors());
const NO_ENTRIES = { registrations: [], affiliations: [], sectors: [] };
const NO_ACHIEVEMENTS = { certifications: [], registrations: [] };

/** What shows one kind of entry, placeholders or not. */
const KINDS: Record<string, (of: { placeholder: boolean }) => ReactElement> = {
  'a person': (of) => <TeamCard member={{ ...first(getTeam()), ...of }} />,
  'the founder': (of) => <FounderSection founder={{ ...founder, ...of }} stats={[]} />,
  'the founder on Home': (of) => <AboutFirm heading="The firm" founder={{ ...founder, ...of }} stats={[]} />,
  figures: (of) => <StatRow stats={[{ value: '180+', label: 'Clients', ...of }]} />,
  'figures on Home': (of) => (
    <AboutFirm heading="The firm" founder={founder} stats={[{ value: '180+', label: 'Clients', ...of }]} />
  ),
  'figures of a sector': (of) => (
    <SectorSection sector={{ ...sector, stats: { clients: 2, years: 3, ...of } }} index={0} services={[]} />
  ),
  'figures of a sector on Home': (of) => (
    <SectorPanel sector={{ ...sector, stats: { clients: 2, years: 3, ...of } }} index={0} />
  ),
  'the number of sectors': (of) => <IndustryExperience sectors={[]} claim={{ ...firm.sectorsClaim, ...of }} />,
  'an award': (of) => {
    const awards = getAwards().map((award, index) => ({ ...award, placeholder: of.placeholder && index === 0 }));
    return <AwardsPage {...NO_ENTRIES} awards={awards} sectorsClaim={{ value: '21+', label: 'Sectors' }} />;
  },
  'an affiliation': (of) => <AffiliationGrid affiliations={[{ ...first(getAffiliations()), ...of }]} />,
  'a qualification on Home': (of) => (
    <Recognition
      texts={getHome().recognition}
      credentials={[{ ...first(getCredentials()), ...of }]}
      affiliations={[]}
    />
  ),
  'a certification': (of) => {
    const certifications = [{ ...first(getAchievements().certifications), ...of }];
    return <AchievementsSection achievements={{ ...NO_ACHIEVEMENTS, certifications }} cv={undefined} />;
  },
  'a registration to check': (of) => (
    <CheckUs
      texts={{ title: 'Check us', text: 'Look it up.' }}
      registrations={[{ ...first(getAchievements().registrations), ...of }]}
      check={{ ...firm.check, placeholder: false }}
    />
  ),
  'the CV': (of) => <AchievementsSection achievements={NO_ACHIEVEMENTS} cv={{ href: '/cv/example.pdf', ...of }} />,
  'a publication': (of) => <PublicationCard item={{ ...first(getMedia()), ...of }} firm={firm} notice="" />,
  'a video': (of) => <VideoCard video={{ ...first(getVideos()), ...of }} />,
  'the office': (of) => <ContactCard firm={{ ...firm, ...of }} />,
  'a note': (of) => <Note {...of}>Text</Note>,
};

it.each(Object.entries(KINDS))('%s says that it is a sample, until the firm has confirmed it', (_, show) => {
  fillBrowserGaps();
  const { rerender } = render(show({ placeholder: true }));
  expect(screen.getAllByText(/^Sample( figures)?$/)[0]).toBeInTheDocument();
  rerender(show({ placeholder: false }));
  expect(screen.queryByText(/^Sample( figures)?$/)).not.toBeInTheDocument();
});

it('on the published site says so once, at the head of the page', () => {
  process.env.SAMPLE_TAGS = 'hidden';
  const office = { ...firm, placeholder: true };
  render(
    <>
      <SampleNotice of={[{ placeholder: false }, office]} />
      <ContactCard firm={office} />
    </>,
  );
  delete process.env.SAMPLE_TAGS;
  expect(screen.getByText('Sample').parentElement).toHaveTextContent(/^Sample Names, people, awards and figures/);
});

it('a page whose entries are all confirmed has no notice', () => {
  const { container } = render(<SampleNotice of={[{ placeholder: false }, {}]} />);
  expect(container).toBeEmptyDOMElement();
});
