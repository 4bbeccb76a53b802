import { render, screen, within } from '@testing-library/react';
import { AboutPage } from '@/components/about/AboutPage';
import { getAchievements, getFirm, getFounder, getValues } from '@/lib/server/content/loaders/firm';
import { hrefs, texts } from '@/tests/support/reading';

const achievements = getAchievements();
const [firm, founder] = [getFirm(), getFounder()];

const renderPage = (shown = achievements) =>
  render(<AboutPage firm={firm} founder={founder} values={getValues()} achievements={shown} cv={undefined} />);
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the about page', () => {
  it('tells the life of the founder', () => {
    renderPage();
    for (const text of founder.biography) expect(section(founder.heading).getByText(text)).toBeInTheDocument();
    expect(founder.biography).not.toEqual([]);
  });

  it('lists each registration once, and offers the register where a number is known', () => {
    const [numbered, ...others] = achievements.registrations;
    if (!numbered) throw new Error('there is no registration');
    renderPage({ ...achievements, registrations: [{ ...numbered, number: 'AF 12' }, ...others] });
    const links = screen.getAllByRole('link', { name: 'Open the register', hidden: true });
    expect(hrefs(links)).toEqual([numbered.register]);
    for (const { title } of achievements.registrations)
      expect(section('Professional Achievements').getAllByText(title)).toHaveLength(1);
    const rows = section('Check us').getAllByRole('term');
    expect(texts(rows)).toEqual(['Who signs', 'Insurance', 'Complaints']);
  });

  it('offers no CV while there is none', () => {
    renderPage();
    expect(screen.queryByText(/Full CV/)).not.toBeInTheDocument();
  });
});
