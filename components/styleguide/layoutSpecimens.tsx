import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { Card } from '@/components/ui/Card';
import { ContentsList } from '@/components/ui/ContentsList';
import { Accordion, Disclosure } from '@/components/ui/Disclosure';
import { Dots } from '@/components/ui/Dots';
import { FilePicture } from '@/components/ui/FilePicture';
import { Reveal } from '@/components/ui/Reveal';
import { Scroller } from '@/components/ui/Scroller';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TabPanel, Tabs } from '@/components/ui/Tabs';
import { TextLink } from '@/components/ui/TextLink';
import { stockPicture } from '@/lib/server/pictures/registry';
import { LiveDialog } from './LiveSpecimens';
import { onInk, type Specimens, specimen } from './Specimen';

const LONG_TITLE = 'The mining, oil and gas companies of Tanzania and their suppliers';
const SECTORS = ['Banking', 'Agriculture', 'Tourism', LONG_TITLE];
const PICTURES = ['default', 'harbour', 'error', 'no-team', 'no-media', 'no-results'] as const;
const TABS = SECTORS.map((label, index) => ({ id: String(index), label, count: index }));
const CRUMBS = [{ name: 'Home', href: '/' }, { name: 'Services', href: '/services' }, { name: LONG_TITLE }];

const picture = <FilePicture {...stockPicture('default')} />;
const link = <TextLink href="/services">View all services</TextLink>;

/** Parts that arrange others, and those that lead through them. */
export const LAYOUT_SPECIMENS: Specimens = {
  SectionHeading: specimen(SectionHeading, 'Use it at the top of every section of a page.', {
    Large: { title: 'Our services', intro: 'What we do for companies and for people.' },
    'Ruled, with an action': { title: LONG_TITLE, variant: 'ruled', action: link },
  }),
  Breadcrumb: specimen(Breadcrumb, 'Use it above the title of every page below the home page.', {
    'On ink': onInk(<Breadcrumb label="Specimen of a breadcrumb" items={CRUMBS} />),
  }),
  ContentsList: specimen(ContentsList, 'Use it beside a text that has more than about three headings.', {
    Default: { title: 'On this page', items: ['Card', LONG_TITLE].map((text) => ({ id: 'Card', text })) },
  }),
  Card: specimen(Card, 'Use it for one of several things of a kind.', {
    'With a picture and a footer': { picture, footer: link, children: <h4>Audit</h4>, hasStretchedLink: true },
    'Beside its picture on phones': { picture, children: <h4>{LONG_TITLE}</h4>, isRowOnPhones: true },
    'Text only': { children: <p>What an audit covers, and when the law asks for one.</p> },
  }),
  Scroller: specimen(Scroller, 'Use it for a row of things that may be wider than the window.', {
    Default: {
      label: 'Pictures',
      itemCount: PICTURES.length,
      noun: 'picture',
      children: PICTURES.map((name) => (
        <li key={name}>
          <FilePicture {...stockPicture(name)} width={300} height={200} />
        </li>
      )),
    },
  }),
  Dots: specimen(Dots, 'Use it below a row or a slide show, to show its position.', {
    'Five awards': { element: 'award-gallery', count: 5, noun: 'award' },
    'On ink': onInk(<Dots element="tab-set" count={5} />),
  }),
  Tabs: specimen(Tabs, 'Use it for contents of equal rank, of which a visitor needs one at a time.', {
    'The first is selected': (
      <tab-set className="block">
        <Tabs label="Sectors" tabs={TABS} idPrefix="sectors" />
        {TABS.map(({ id, label }, index) => (
          <TabPanel key={id} id={id} isSelected={index === 0} idPrefix="sectors">
            {label}
          </TabPanel>
        ))}
      </tab-set>
    ),
  }),
  Disclosure: specimen(Disclosure, 'Use it for details that few readers need, and Accordion for several of them.', {
    Single: { summary: 'How is this worked out?', children: <p>By the bands of the law.</p> },
    'Accordion, of which one item is open at a time': (
      <Accordion
        items={[
          { id: 'when', summary: 'When is the return due?', content: <p>Six months after the year ends.</p> },
          { id: 'who', summary: LONG_TITLE, content: <p>They file like every company.</p> },
        ]}
      />
    ),
  }),
  Dialog: specimen(LiveDialog, 'Use it for a question that the visitor must answer first.', {
    Closed: { label: 'Keep your notes?' },
  }),
  Reveal: specimen(Reveal, 'Use it around a card or a section that fades in when the visitor reaches it.', {
    Shown: { children: <p>This sentence has faded in.</p> },
  }),
};
