/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { NewsletterForm } from '@/components/media/NewsletterForm';
import { PublicationGrid } from '@/components/media/PublicationGrid';
import { ResourceLibrary } from '@/components/resources/library/ResourceLibrary';
import { ErrorMessage } from '@/components/shell/errors/ErrorMessage';
import { DesktopNav } from '@/components/shell/header/DesktopNav';
import { MobileMenu } from '@/components/shell/header/MobileMenu';
import { PreviewFrame } from '@/components/shell/header/PreviewFrame';
import { SiteHeader } from '@/components/shell/header/SiteHeader';
import { RouteOverlay } from '@/components/shell/RouteOverlay';
import { TeamDirectory } from '@/components/team/TeamDirectory';
import { Accordion } from '@/components/ui/accordion/Accordion';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { Dots } from '@/components/ui/dots/Dots';
import { Field } from '@/components/ui/field/Field';
import { FilterBar } from '@/components/ui/filter-bar/FilterBar';
import { usePrefersReducedMotion } from '@/components/ui/hooks/usePrefersReducedMotion';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { Scroller } from '@/components/ui/scroller/Scroller';
import { SearchField } from '@/components/ui/search-field/SearchField';
import { TabPanel, Tabs } from '@/components/ui/tabs/Tabs';
import type { NavItem } from '@/lib/site/navigation';
import { mockRouter } from '@/tests/support/mockRouter';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: () => '/services',
  useSearchParams: () => new URLSearchParams(),
}));

const noop = () => {};
const OPTIONS = [
  { id: 'tax', label: 'Tax Services' },
  { id: 'audit', label: 'Audit' },
];
const PICTURE = { src: '/a.svg', width: 3, height: 2 };
const GROUPS = [{ heading: 'Company', links: [{ label: 'Our Team', href: '/team' }] }];
const ITEMS: NavItem[] = [{ id: 'about', label: 'About', href: '/about', groups: GROUPS, roots: ['about'] }];
const PUBLICATIONS = ['news', 'guide'].map((category) => ({ id: category, category, card: <h3>A {category}</h3> }));
const MEMBER = { id: 'neema', name: 'Neema', position: 'Auditor', specialties: [], department: 'audit-assurance' };
const ACTS = Array.from({ length: 9 }, (_, index) => ({
  id: `act-${index}`,
  title: `Act ${index}`,
  description: '',
  date: '2025-01-01',
  card: <h3>Act number {index}</h3>,
}));

function Motion() {
  return <p>{usePrefersReducedMotion() ? 'less motion' : 'full motion'}</p>;
}

/** Client components as pages hold them, and what must be in their static HTML. */
const PARTS: Record<string, [part: ReactElement, ...texts: string[]]> = {
  Accordion: [<Accordion key="a" items={[{ id: 'a', summary: 'Tax', content: 'Panel text' }]} />, 'Panel text'],
  Dots: [<Dots key="a" count={3} index={0} onSelect={noop} />, 'Show page 3 of 3'],
  Field: [<Field key="a" label="Name" name="name" isRequired />, 'required=""'],
  FilterBar: [<FilterBar key="a" label="Filter" options={OPTIONS} selected="tax" onSelect={noop} />, 'Tax Services'],
  FilePicture: [<FilePicture key="a" {...PICTURE} fallbackSrc="/b.svg" />, 'src="/a.svg"'],
  Reveal: [<Reveal key="a">Words to reveal</Reveal>, 'Words to reveal'],
  Scroller: [
    <Scroller key="a" label="Row" itemCount={1}>
      <li>First item</li>
    </Scroller>,
    'First item',
  ],
  SearchField: [<SearchField key="a" label="Search services" value="" onChange={noop} />, 'Search services'],
  Tabs: [<Tabs key="a" label="Set" tabs={OPTIONS} selected="tax" onSelect={noop} />, 'aria-selected="true"'],
  TabPanel: [
    <TabPanel key="a" id="audit" selected="tax">
      Waiting text
    </TabPanel>,
    'Waiting text',
  ],
  usePrefersReducedMotion: [<Motion key="a" />, 'full motion'],
  DesktopNav: [
    <DesktopNav key="a" items={ITEMS} previews={{}} border={{ src: '/border.svg', width: 480, height: 28 }} />,
    'href="/team"',
  ],
  MobileMenu: [
    <MobileMenu
      key="a"
      label="Menu"
      items={ITEMS}
      overviews={{}}
      logo="Example"
      actions={<a href="/contact">Call</a>}
    />,
    'href="/team"',
    'href="/contact"',
    'popoverTarget="site-menu"',
  ],
  ErrorMessage: [<ErrorMessage key="a" error={new Error('Broken')} onRetry={noop} />, 'Broken'],
  PreviewFrame: [<PreviewFrame key="a" previews={{}} />, 'aria-hidden'],
  SiteHeader: [<SiteHeader key="a" />, 'href="/services/tax-litigation"'],
  NewsletterForm: [<NewsletterForm key="a" />, 'action="/newsletter"', 'method="post"', 'required=""'],
  PublicationGrid: [
    <PublicationGrid
      key="a"
      publications={PUBLICATIONS}
      filters={[{ id: 'all', label: 'All Publications' }]}
      emptyPicture={PICTURE}
    />,
    'A <!-- -->news',
    'A <!-- -->guide',
  ],
  TeamDirectory: [
    <TeamDirectory
      key="a"
      entries={[{ ...MEMBER, card: <li>Card of Neema</li> }]}
      departments={[{ value: '', label: 'All Team Members (1)' }]}
      emptyPicture={PICTURE}
    >
      Not sure?
    </TeamDirectory>,
    'Card of Neema',
  ],
  'ResourceLibrary, also beyond its cap': [
    <ResourceLibrary
      key="a"
      sections={[{ category: 'acts', lists: [{ id: 'acts', layout: 'rows', entries: ACTS }] }]}
      years={['2025']}
      emptyPicture={PICTURE}
    >
      <a href="/contact">Contact Our Team</a>
    </ResourceLibrary>,
    'data-cap="6"',
    'Contact Our Team',
    ...ACTS.map((_, index) => `Act number <!-- -->${index}`),
  ],
};

describe('a page without script', () => {
  it.each(Object.entries(PARTS))('holds all that %s has to say', (_, [part, ...texts]) => {
    const html = renderToString(part);

    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  });

  it.each(Object.entries(PARTS))('has no style attribute from %s, which the policy would block', (_, [part]) => {
    expect(renderToString(part)).not.toContain('style=');
  });

  it('holds nothing of the overlay', () => {
    expect(renderToString(<RouteOverlay mark={{ columns: '', diamond: '' }} />)).toBe('');
  });

  it('holds nothing of a dialog that is closed', () => {
    const html = renderToString(
      <Dialog isOpen={false} onClose={noop} label="Award">
        Award text
      </Dialog>,
    );

    expect(html).toContain('<dialog');
    expect(html).not.toContain('open=""');
    expect(html).not.toContain('Award text');
  });

  it('hides nothing that is to be revealed', () => {
    expect(renderToString(<Reveal>Words</Reveal>)).not.toContain('data-state');
  });
});
