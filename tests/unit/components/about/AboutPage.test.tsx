import { render, screen, within } from '@testing-library/react';
import { AboutPage } from '@/components/about/AboutPage';
import { getAchievements, getFirm, getFounder, getValues } from '@/lib/server/content/loaders/firm';
import { hrefs, texts } from '@/tests/support/reading';

const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  render(
    <AboutPage
      firm={getFirm('en')}
      founder={getFounder('en')}
      values={getValues()}
      achievements={getAchievements()}
      cv={undefined}
    />,
  );
});

it("the about page shows the founder's biography", () => {
  for (const text of getFounder('en').biography) expect(section('At the helm').getByText(text)).toBeInTheDocument();
});

it('the about page says who signs', () => {
  expect(texts(section('Check us').getAllByRole('term'))).toEqual(['Who signs', 'Insurance', 'Complaints']);
});

it('the about page lists each registration once', () => {
  for (const title of ['Registered auditor', 'Tax consultant']) {
    expect(section('Professional Achievements').getAllByText(title)).toHaveLength(1);
  }
});

it('the about page links to the register of a registration with a number', () => {
  const links = screen.getAllByRole('link', { name: 'Open the register', hidden: true });
  expect(hrefs(links)).toEqual(['https://register.example/auditors']);
});

it('the about page offers no CV if there is none', () => {
  expect(screen.queryByText(/Full CV/)).not.toBeInTheDocument();
});
