import { render, screen, within } from '@testing-library/react';
import { AboutPage } from '@/components/about/AboutPage';
import { getAchievements, getFounder, getValues } from '@/lib/server/content/loaders/about';
import { getFirm } from '@/lib/server/content/loaders/firm';

const CERTIFICATIONS = getAchievements().certifications.length;
const REGISTRATIONS = getAchievements().registrations.length;

const renderPage = (cvHref?: string) =>
  render(
    <AboutPage
      firm={getFirm()}
      founder={getFounder()}
      values={getValues()}
      achievements={getAchievements()}
      cv={cvHref === undefined ? undefined : { href: cvHref }}
    />,
  );

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the about page', () => {
  it('shows the statistics of the founder and leads to the team', () => {
    renderPage();
    const founder = section(getFounder().heading);

    expect(founder.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      getFirm().founderStats.map(({ value, label }) => `${value} ${label}`),
    );
    expect(founder.getByRole('link', { name: 'View Our Team' })).toHaveAttribute('href', '/team');
  });

  it('opens on vision among vision, mission, values and approach', () => {
    renderPage();
    const tabs = section('Our Values & Vision').getAllByRole('tab');

    expect(tabs.map((tab) => tab.textContent)).toEqual(['Vision', 'Mission', 'Values', 'Approach']);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('holds certifications, shown first, and registrations, none of them open', () => {
    renderPage();
    const achievements = section('Professional Achievements');

    expect(achievements.getByRole('tab', { selected: true })).toHaveTextContent(`Certifications ${CERTIFICATIONS}`);
    expect(achievements.getByRole('tab', { selected: false })).toHaveTextContent(`Registrations ${REGISTRATIONS}`);
    const items = achievements.getAllByRole('group');
    expect(items).toHaveLength(CERTIFICATIONS + REGISTRATIONS);
    for (const item of items) expect(item).not.toHaveAttribute('open');
  });

  it('keeps one item of a category open at a time by the name that they share', () => {
    renderPage();
    const names = section('Professional Achievements')
      .getAllByRole('group')
      .map((item) => item.getAttribute('name'));

    expect(new Set(names.slice(0, CERTIFICATIONS)).size).toBe(1);
    expect(new Set(names.slice(CERTIFICATIONS)).size).toBe(1);
    expect(names[0]).not.toBe(names[CERTIFICATIONS]);
  });

  it('offers the CV in a new tab, and says so', () => {
    renderPage('/cv/founder.pdf');

    const link = screen.getByRole('link', { name: 'Download Full CV (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/cv/founder.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('offers no CV while there is none', () => {
    renderPage();
    expect(screen.queryByRole('link', { name: /Full CV/ })).not.toBeInTheDocument();
  });

  it('closes with the ways to contact and services', () => {
    renderPage();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services');
  });
});
