import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CheckUs, FounderSection } from '@/components/about/AboutPage';
import { AchievementsSection } from '@/components/about/AchievementsSection';
import { AffiliationGrid, AwardsPage, IndustryExperience } from '@/components/awards/AwardsPage';
import { ContactCard } from '@/components/contact/ContactCard';
import { AboutFirm } from '@/components/home/AboutFirm';
import { Industries } from '@/components/home/Industries';
import { Recognition } from '@/components/home/Recognition';
import { IndustriesPage } from '@/components/industries/IndustriesPage';
import { MediaPage } from '@/components/media/MediaPage';
import { TeamPage } from '@/components/team/TeamPage';
import { Note } from '@/components/ui/Note';
import {
  getAchievements,
  getAffiliations,
  getAwards,
  getCredentials,
  getFirm,
  getFounder,
  getTeam,
} from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/pages';
import { getMedia, getVideos } from '@/lib/server/content/loaders/resources';
import { getAllSectors, getIndustries } from '@/lib/server/content/loaders/services';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('./preparedPhotos'));

const firm = getFirm();
const claim = firm.sectorsClaim;
const achievements = getAchievements();

/** Makes all entries samples, or none. */
const all = <Entry,>(entries: readonly Entry[], of: { placeholder: boolean }) =>
  entries.map((entry) => ({ ...entry, ...of }));
const sectors = (of: { placeholder: boolean }) =>
  getAllSectors().map((sector) => ({ ...sector, stats: { ...sector.stats, ...of } }));

/** Sections with one kind of entry, samples or not. */
const SECTIONS: Record<string, (of: { placeholder: boolean }) => ReactElement> = {
  'the founder': (of) => <FounderSection founder={{ ...getFounder(), ...of }} stats={[]} registrations={[]} />,
  'the founder on Home': (of) => <AboutFirm heading="The firm" founder={{ ...getFounder(), ...of }} stats={[]} />,
  'the achievements': (of) => (
    <AchievementsSection
      achievements={{
        certifications: all(achievements.certifications, of),
        registrations: all(achievements.registrations, of),
      }}
      cv={{ href: '/cv/example.pdf', ...of }}
    />
  ),
  'who signs': (of) => <CheckUs texts={{ title: 'Check us', text: 'Who signs.' }} check={{ ...firm.check, ...of }} />,
  'the team': (of) => <TeamPage firm={firm} members={all(getTeam(), of)} />,
  'the awards': (of) => (
    <AwardsPage awards={all(getAwards(), of)} affiliations={[]} sectors={[]} sectorsClaim={claim} />
  ),
  'the affiliations': (of) => <AffiliationGrid affiliations={all(getAffiliations(), of)} />,
  'the recognition on Home': (of) => (
    <Recognition texts={getHome().recognition} credentials={all(getCredentials(), of)} affiliations={[]} />
  ),
  'the sectors on Home': (of) => <Industries texts={getHome().industries} sectors={sectors(of)} />,
  'the sectors on Awards': (of) => <IndustryExperience sectors={sectors(of)} claim={claim} />,
  'the sectors on their page': (of) => (
    <IndustriesPage sectors={sectors(of)} services={[]} claim={claim} {...getIndustries()} />
  ),
  'the videos': (of) => <MediaPage media={[]} videos={all(getVideos(), of)} firm={firm} />,
  'the office': (of) => <ContactCard firm={{ ...firm, ...of }} />,
  'a note': (of) => <Note {...of}>Text</Note>,
};

beforeAll(() => fillBrowserGaps());

it.each(Object.entries(SECTIONS))('%s: one mark for all samples, none once the firm has confirmed them', (_, show) => {
  const { rerender } = render(show({ placeholder: true }));
  expect(screen.getAllByText('Sample')).toHaveLength(1);
  rerender(show({ placeholder: false }));
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

it('the newest publications and all of them have one mark for each of the two lists', () => {
  render(<MediaPage media={all(getMedia(), { placeholder: true })} videos={[]} firm={firm} />);
  expect(screen.getAllByText('Sample')).toHaveLength(2);
});

it('what the firm itself claims is no sample: certifications and affiliations on Home, statistics', () => {
  render(
    <>
      <Recognition
        texts={getHome().recognition}
        credentials={getCredentials()}
        affiliations={getAffiliations().filter(({ onHome }) => onHome)}
      />
      <TeamPage firm={firm} members={all(getTeam(), { placeholder: false })} />
    </>,
  );
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});
