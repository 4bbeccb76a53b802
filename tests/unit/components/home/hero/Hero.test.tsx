import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero/Hero';
import { getAchievements, getFirm } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/pages';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { hrefs, texts } from '@/tests/support/reading';

const slides = () => screen.getAllByRole('group');

beforeAll(() => fillBrowserGaps());
const { registrations } = getAchievements();
beforeEach(
  () => void render(<Hero slides={getHome().slides} registrations={registrations} claim={getFirm().founderStats[1]} />),
);

describe('the hero of Home', () => {
  it('has slides that lead to a service and to a consultation', () => {
    const led = slides().map((slide) => [slide.getAttribute('aria-label'), ...hrefs(slide.querySelectorAll('a'))]);
    expect(led).toEqual([
      [expect.stringMatching(/Financial Excellence$/), '/services', '/contact'],
      [expect.stringMatching(/Audit Services$/), '/services/audit', '/contact'],
      [expect.stringMatching(/Tax Solutions$/), '/services/taxation', '/contact'],
      [expect.stringMatching(/Business Advisory$/), '/services/cfo', '/contact'],
    ]);
    expect(screen.getAllByText('Book a Consultation')).toHaveLength(slides().length);
  });

  it('says once, below all slides, why to trust the firm', () => {
    expect(texts(screen.getAllByRole('term'))).toEqual([
      ...registrations.slice(0, 2).map(({ title }) => title),
      getFirm().founderStats[1]?.value,
    ]);
  });

  it('heads the page with the first slide, in text', () => {
    expect(texts(screen.getAllByRole('heading', { level: 1 }))).toEqual(['Financial Excellence']);
  });
});
