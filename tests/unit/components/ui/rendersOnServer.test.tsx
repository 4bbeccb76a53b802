/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Accordion } from '@/components/ui/accordion/Accordion';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { Dots } from '@/components/ui/dots/Dots';
import { Field } from '@/components/ui/field/Field';
import { FilterBar } from '@/components/ui/filter-bar/FilterBar';
import { usePrefersReducedMotion } from '@/components/ui/hooks/usePrefersReducedMotion';
import { Link } from '@/components/ui/link/Link';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { Scroller } from '@/components/ui/scroller/Scroller';
import { SearchField } from '@/components/ui/search-field/SearchField';
import { TabPanel, Tabs } from '@/components/ui/tabs/Tabs';

const noop = () => {};
const OPTIONS = [
  { id: 'tax', label: 'Tax Services' },
  { id: 'audit', label: 'Audit' },
];

function Motion() {
  return <p>{usePrefersReducedMotion() ? 'less motion' : 'full motion'}</p>;
}

/** Each part as a page would hold it, and text that must be in its static HTML. */
const PARTS: [string, ReactElement, string][] = [
  ['Accordion', <Accordion key="a" items={[{ id: 'a', summary: 'Tax', content: 'Panel text' }]} />, 'Panel text'],
  ['Dots', <Dots key="a" count={3} index={0} onSelect={noop} />, 'Show page 3 of 3'],
  ['Field', <Field key="a" label="Name" name="name" isRequired />, 'required=""'],
  ['FilterBar', <FilterBar key="a" label="Filter" options={OPTIONS} selected="tax" onSelect={noop} />, 'Tax Services'],
  [
    'Link',
    <Link key="a" href="/services">
      Our Services
    </Link>,
    'href="/services"',
  ],
  ['FilePicture', <FilePicture key="a" src="/a.svg" width={3} height={2} fallbackSrc="/b.svg" />, 'src="/a.svg"'],
  ['Reveal', <Reveal key="a">Words to reveal</Reveal>, 'Words to reveal'],
  [
    'Scroller',
    <Scroller key="a" label="Row" itemCount={1}>
      <li>First item</li>
    </Scroller>,
    'First item',
  ],
  ['SearchField', <SearchField key="a" label="Search services" value="" onChange={noop} />, 'Search services'],
  ['Tabs', <Tabs key="a" label="Set" tabs={OPTIONS} selected="tax" onSelect={noop} />, 'aria-selected="true"'],
  [
    'TabPanel',
    <TabPanel key="a" id="audit" selected="tax">
      Waiting text
    </TabPanel>,
    'Waiting text',
  ],
  ['usePrefersReducedMotion', <Motion key="a" />, 'full motion'],
];

describe('a page without script', () => {
  it.each(PARTS)('holds all that %s has to say', (_, part, text) => {
    expect(renderToString(part)).toContain(text);
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
