import { TextLink } from '@/components/ui/TextLink';
import { type ViewerLink, viewerLinkProps } from '@/lib/site/viewerLink';

/** The documents in tests/fixtures/pdf, which the browser tests add to the site. */
const SPECIMENS: readonly (ViewerLink & { label?: string; fragment?: string })[] = [
  {
    id: 'guide',
    title: 'Tax Guide 2024/25',
    facts: 'PDF · 86 KB · 1 July 2024',
    pageHref: '/styleguide/viewer',
  },
  { id: 'many-pages', title: 'Many pages' },
  { id: 'landscape', title: 'Landscape' },
  { id: 'right-to-left', title: 'Right to left' },
  { id: 'cjk', title: 'Chinese without its fonts' },
  { id: 'form', title: 'Form fields' },
  { id: 'links', title: 'Links', pageHref: '/resources' },
  { id: 'attachments', title: 'Attached files' },
  { id: 'huge-picture', title: 'Huge picture' },
  { id: 'broken-page', title: 'Broken page' },
  { id: 'xfa', title: 'Dynamic form' },
  { id: 'encrypted', title: 'Encrypted', pageHref: '/resources' },
  { id: 'truncated', title: 'Truncated' },
  { id: 'not-a-pdf', title: 'Not a PDF' },
  { id: 'missing', title: 'Missing', pageHref: '/resources' },
  { id: 'many-pages', title: 'Many pages', fragment: '#page=40&search=page', label: 'A hit on page 40' },
];

/** Links that open in the viewer, one per kind of document. */
export function ViewerSpecimens() {
  return (
    <section className="wrap section" aria-label="Specimens">
      <ul role="list">
        {SPECIMENS.map(({ label, fragment = '', ...link }) => (
          <li key={label ?? link.title}>
            <TextLink href={`/specimens/${link.id}.pdf${fragment}`} {...viewerLinkProps(link)}>
              {label ?? link.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
