/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { NewsletterForm } from '@/components/media/NewsletterForm';
import { PublicationGrid } from '@/components/media/PublicationGrid';
import { ResourceLibrary } from '@/components/resources/library/ResourceLibrary';
import { ErrorMessage } from '@/components/shell/errors/ErrorMessage';
import { PreviewFrame } from '@/components/shell/header/PreviewFrame';
import { SiteHeader } from '@/components/shell/header/SiteHeader';
import { RouteOverlay } from '@/components/shell/RouteOverlay';
import { Styleguide } from '@/components/styleguide/Styleguide';
import { TeamDirectory } from '@/components/team/TeamDirectory';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { usePrefersReducedMotion } from '@/components/ui/hooks/usePrefersReducedMotion';
import { Reveal } from '@/components/ui/reveal/Reveal';

const noop = () => {};
const PICTURE = { src: '/a.svg', width: 3, height: 2 };
const PUBLICATIONS = ['news', 'guide'].map((category) => ({ id: category, category, card: `A ${category}` }));
const MEMBER = { id: 'neema', name: 'Neema', position: 'Auditor', specialties: [], department: 'audit-assurance' };
const ACTS = Array.from({ length: 9 }, (_, index) => {
  const title = `Act number ${index}`;
  return { id: title, title, description: '', date: '2025-01-01', card: title };
});

const Motion = () => (usePrefersReducedMotion() ? 'less motion' : 'full motion');

/** Client components as pages hold them, and what must be in their static HTML. */
const PARTS: Record<string, [part: ReactElement, ...texts: string[]]> = {
  'every part of the styleguide': [
    <Styleguide key="a" />,
    'Opening this one closes the other.',
    'Show value 3 of 3',
    'required=""',
    'Sample filters, light',
    'Item <!-- -->6',
    'Read about taxation',
    'Search resources',
    'aria-selected="true"',
    '<!-- --> panel',
  ],
  'the question for less motion': [<Motion key="a" />, 'full motion'],
  'the header': [
    <SiteHeader key="a" />,
    ...['href="/team"', 'href="/contact"', 'popoverTarget="site-menu"', 'href="/services/tax-litigation"'],
  ],
  'the frame of previews': [<PreviewFrame key="a" previews={{}} />, 'aria-hidden'],
  'an error': [<ErrorMessage key="a" error={new Error('Broken')} onRetry={noop} />, 'Broken'],
  'the newsletter form': [<NewsletterForm key="a" />, 'action="/newsletter"', 'method="post"', 'required=""'],
  'the grid of publications': [
    <PublicationGrid key="a" publications={PUBLICATIONS} filters={[]} emptyPicture={PICTURE} />,
    ...['A news', 'A guide'],
  ],
  'the team': [
    <TeamDirectory key="a" entries={[{ ...MEMBER, card: 'Card of Neema' }]} departments={[]} emptyPicture={PICTURE}>
      Not sure?
    </TeamDirectory>,
    ...['Card of Neema', 'Not sure?'],
  ],
  'the library, also beyond its cap': [
    <ResourceLibrary
      key="a"
      sections={[{ category: 'acts', lists: [{ id: 'acts', layout: 'rows', entries: ACTS }] }]}
      years={['2025']}
      emptyPicture={PICTURE}
    >
      Contact Our Team
    </ResourceLibrary>,
    ...['data-cap="6"', 'Contact Our Team', ...ACTS.map(({ title }) => title)],
  ],
};

describe('a page without script', () => {
  it.each(Object.entries(PARTS))(
    'holds all of %s, without a style that the policy would block',
    (_, [part, ...texts]) => {
      const html = renderToString(part);
      expect(texts.filter((text) => !html.includes(text))).toEqual([]);
      expect(html).not.toContain('style=');
    },
  );

  it('holds nothing of the overlay, nor of a dialog that is closed, and hides nothing that is to be revealed', () => {
    const dialog = (
      <Dialog isOpen={false} onClose={noop} label="Award">
        Award text
      </Dialog>
    );
    expect(renderToString(<RouteOverlay mark={{ columns: '', diamond: '' }} />)).toBe('');
    expect(renderToString(dialog)).toMatch(/^<dialog((?! open=|Award text).)*$/);
    expect(renderToString(<Reveal>Words</Reveal>)).not.toContain('data-state');
  });
});
