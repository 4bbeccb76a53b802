import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero/Hero';
import { getAchievements, getFirm } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/pages';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { texts } from '@/tests/support/reading';

beforeAll(() => fillBrowserGaps());
const { registrations } = getAchievements();
beforeEach(
  () => void render(<Hero slides={getHome().slides} registrations={registrations} claim={getFirm().founderStats[1]} />),
);

describe('the hero of Home', () => {
  it('says once, below all slides, why to trust the firm', () => {
    expect(texts(screen.getAllByRole('term'))).toEqual([
      ...registrations.slice(0, 2).map(({ title }) => title),
      getFirm().founderStats[1]?.value,
    ]);
  });
});
