import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AchievementsSection } from '@/components/about/AchievementsSection';
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
import { TeamCard } from '@/components/team/TeamCard';
import { Note } from '@/components/ui/note/Note';
import { StatRow } from '@/components/ui/stat/Stat';
import type { Award } from '@/lib/content/schemas/awards';
import { getAchievements, getFounder } from '@/lib/server/content/loaders/about';
import { getAffiliations, getAwards, getCredentials } from '@/lib/server/content/loaders/awards';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/home';
import { getMedia } from '@/lib/server/content/loaders/media';
import { getVideos } from '@/lib/server/content/loaders/resources';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { getTeam } from '@/lib/server/content/loaders/team';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';

function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('an empty list');
  return entry;
}

const firm = getFirm();
const founder = getFounder();
const CONFIRMED = { value: '21+', label: 'Industry Sectors' };
const sector = first(getAllSectors());

/** Renders what shows one kind of entry, all of it placeholders or none of it. */
const KINDS: Record<string, (placeholder: boolean) => ReactElement> = {
  'a person': (placeholder) => <TeamCard member={{ ...first(getTeam()), placeholder }} />,
  'the founder': (placeholder) => <FounderSection founder={{ ...founder, placeholder }} stats={[]} />,
  'the founder on Home': (placeholder) => (
    <AboutFirm heading="The firm" founder={{ ...founder, placeholder }} stats={[]} />
  ),
  figures: (placeholder) => <StatRow stats={[{ value: '180+', label: 'Clients Served', placeholder }]} />,
  'figures on Home': (placeholder) => (
    <AboutFirm
      heading="The firm"
      founder={{ ...founder, placeholder: false }}
      stats={[{ value: '180+', label: 'Clients Served', placeholder }]}
    />
  ),
  'figures of a sector': (placeholder) => (
    <SectorSection sector={{ ...sector, stats: { clients: 2, years: 3, placeholder } }} index={0} services={[]} />
  ),
  'figures of a sector on Home': (placeholder) => (
    <SectorPanel sector={{ ...sector, stats: { clients: 2, years: 3, placeholder } }} index={0} />
  ),
  'the number of sectors': (placeholder) => (
    <IndustryExperience sectors={[]} claim={{ ...firm.sectorsClaim, placeholder }} />
  ),
  'an award': (placeholder) => {
    const toShown = (award: Award, index: number) => ({ ...award, placeholder: placeholder && index === 0 });
    return (
      <AwardsPage
        awards={getAwards().map(toShown)}
        registrations={[]}
        affiliations={[]}
        sectors={[]}
        sectorsClaim={CONFIRMED}
      />
    );
  },
  'an affiliation': (placeholder) => <AffiliationGrid affiliations={[{ ...first(getAffiliations()), placeholder }]} />,
  'a qualification on Home': (placeholder) => (
    <Recognition
      texts={getHome().recognition}
      credentials={[{ ...first(getCredentials()), placeholder }]}
      affiliations={[]}
    />
  ),
  'a certification': (placeholder) => (
    <AchievementsSection
      achievements={{
        certifications: [{ ...first(getAchievements().certifications), placeholder }],
        registrations: [],
      }}
      cv={undefined}
    />
  ),
  'the CV': (placeholder) => (
    <AchievementsSection
      achievements={{ certifications: [], registrations: [] }}
      cv={{ href: '/cv/example.pdf', placeholder }}
    />
  ),
  'a publication': (placeholder) => (
    <PublicationCard item={{ ...first(getMedia()), placeholder }} firm={firm} notice="Downloading..." />
  ),
  'a video': (placeholder) => <VideoCard video={{ ...first(getVideos()), placeholder }} />,
  'the office': (placeholder) => <ContactCard firm={{ ...firm, placeholder }} />,
  'a note': (placeholder) => <Note placeholder={placeholder}>Text</Note>,
};

beforeEach(() => fillBrowserGaps());

describe.each(Object.entries(KINDS))('%s', (_, show) => {
  it('says that it is a sample', () => {
    render(show(true));

    expect(screen.getByText(/^Sample( figures)?$/)).toBeInTheDocument();
  });

  it('says nothing of the kind once the firm has confirmed it', () => {
    render(show(false));

    expect(screen.queryByText(/^Sample( figures)?$/)).not.toBeInTheDocument();
  });
});
