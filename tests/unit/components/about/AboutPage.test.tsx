import { render, screen, within } from '@testing-library/react';
import { AboutPage } from '@/components/about/AboutPage';
import { getAchievements, getFirm, getFounder, getValues } from '@/lib/server/content/loaders/firm';
import { hrefs, texts } from '@/tests/support/reading';

const section = (name: string) => within(screen.getByRole('region', { name }));

it('the about page has the life of the founder, who signs, each registration once, and no CV while there is none', () => {
  render(
    <AboutPage
      firm={getFirm()}
      founder={getFounder()}
      values={getValues()}
      achievements={getAchievements()}
      cv={undefined}
    />,
  );
  for (const text of getFounder().biography) expect(section('At the helm').getByText(text)).toBeInTheDocument();
  expect(texts(section('Check us').getAllByRole('term'))).toEqual(['Who signs', 'Insurance', 'Complaints']);
  for (const title of ['Registered auditor', 'Tax consultant']) {
    expect(section('Professional Achievements').getAllByText(title)).toHaveLength(1);
  }
  // The register of the one whose number is known.
  const links = screen.getAllByRole('link', { name: 'Open the register', hidden: true });
  expect(hrefs(links)).toEqual(['https://register.example/auditors']);
  expect(screen.queryByText(/Full CV/)).not.toBeInTheDocument();
});
