import { fireEvent, render, screen, within } from '@testing-library/react';
import { AboutPage } from '@/components/about/AboutPage';
import { getAchievements, getFirm, getFounder, getValues } from '@/lib/server/content/loaders/firm';
import { expectLinks, hrefs, texts } from '@/tests/support/reading';

const achievements = getAchievements();
const [certifications, registrations] = [achievements.certifications.length, achievements.registrations.length];
const [firm, founder] = [getFirm(), getFounder()];

const renderPage = (href?: string, shown = achievements) =>
  render(
    <AboutPage
      firm={firm}
      founder={founder}
      values={getValues()}
      achievements={shown}
      cv={href === undefined ? undefined : { href }}
    />,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));
const items = () => section('Professional Achievements').getAllByRole<HTMLDetailsElement>('group');

describe('the about page', () => {
  it('shows the statistics of the founder, and leads to team, contact and services', () => {
    renderPage();
    expect(texts(section(founder.heading).getAllByRole('listitem'))).toEqual(
      firm.founderStats.map(({ value, label }) => `${value} ${label}`),
    );
    expectLinks({ 'View Our Team': '/team', 'Contact Us': '/contact', 'Our Services': '/services' });
  });

  it('opens on vision among vision, mission, values and approach', () => {
    renderPage();
    const tabs = section('Our Values & Vision').getAllByRole('tab');
    expect(texts(tabs)).toEqual(['Vision', 'Mission', 'Values', 'Approach']);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('holds certifications, shown first, and registrations, one of each open at a time', () => {
    renderPage();
    const tabs = section('Professional Achievements').getAllByRole('tab');
    expect(texts(tabs)).toEqual([`Certifications ${certifications}`, `Registrations ${registrations}`]);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    const names = items().map((item) => item.getAttribute('name'));
    expect(names).toEqual([...Array(certifications).fill(names[0]), ...Array(registrations).fill(names.at(-1))]);
    expect(names[0]).not.toBe(names.at(-1));
    expect(items().filter(({ open }) => open)).toEqual([]);
  });

  it('lists each registration once, and offers the register where a number is known', () => {
    const [numbered, ...others] = achievements.registrations;
    if (!numbered) throw new Error('there is no registration');
    renderPage(undefined, { ...achievements, registrations: [{ ...numbered, number: 'AF 12' }, ...others] });
    const links = screen.getAllByRole('link', { name: 'Open the register', hidden: true });
    expect(hrefs(links)).toEqual([numbered.register]);
    for (const { title } of achievements.registrations)
      expect(section('Professional Achievements').getAllByText(title)).toHaveLength(1);
    const rows = section('Check us').getAllByRole('term');
    expect(texts(rows)).toEqual(['Who signs', 'Insurance', 'Complaints']);
  });

  it('closes what was open when the tabs are switched', () => {
    renderPage();
    Object.assign(items()[0] ?? {}, { open: true });
    const tabs = section('Professional Achievements').getAllByRole('tab');
    for (const tab of tabs.toReversed()) fireEvent.click(tab);
    expect(items()[0]).not.toHaveAttribute('open');
  });

  it.each([
    ['/cv/founder.pdf', ['/cv/founder.pdf']],
    [undefined, []],
  ])('offers the CV %s in a new tab, says so, and none while there is none', (cv, expected) => {
    renderPage(cv);
    const links = screen.queryAllByRole('link', { name: 'Download Full CV (opens in a new tab)' });
    expect(hrefs(links)).toEqual(expected);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryAllByText(/Full CV/)).toHaveLength(expected.length);
  });
});
