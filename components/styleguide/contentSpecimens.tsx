import { Button } from '@/components/ui/button/Button';
import { CategoryLabel } from '@/components/ui/CategoryLabel';
import { DataTable } from '@/components/ui/DataTable';
import { DiamondList } from '@/components/ui/DiamondList';
import { EmptyState } from '@/components/ui/EmptyState';
import { FilePicture, Portrait } from '@/components/ui/FilePicture';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { ICON_PATHS, Icon, type IconName } from '@/components/ui/icon/Icon';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { MarkedText } from '@/components/ui/MarkedText';
import { Note } from '@/components/ui/Note';
import { Plaque } from '@/components/ui/Plaque';
import { Prose } from '@/components/ui/Prose';
import { Rows } from '@/components/ui/Rows';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { Stat, StatRow } from '@/components/ui/Stat';
import { SuccessPanel } from '@/components/ui/SuccessPanel';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { getAwards, getFirm, getFounder } from '@/lib/server/content/loaders/firm';
import { plaquePictures, portrait, stockPicture } from '@/lib/server/pictures/registry';
import { founderMember } from '@/lib/site/members';
import { ENGLISH } from '@/lib/words/translate';
import { ErrorBanner } from './LiveSpecimens';
import { type Specimens, specimen } from './Specimen';
import styles from './Styleguide.module.scss';

const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);
const ICON_NAMES = Object.keys(ICON_PATHS).filter(isIconName);

const founder = getFounder('en');
// Only the plaques of the firm's own awards are drawn.
const pictures = plaquePictures({ id: getAwards()[0]?.id ?? '' });

/** Text, values, pictures and messages. */
export const CONTENT_SPECIMENS: Specimens = {
  Icon: specimen(Icon, 'Use it in server components, next to a text or in a control that has a label.', {
    Large: { name: 'scale', size: 40 },
    'All icons': (
      <div className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}
          </span>
        ))}
      </div>
    ),
  }),
  SvgIcon: specimen(SvgIcon, 'Use it in client components, which would otherwise load the paths of all icons.', {
    Default: { path: CLIENT_ICON_PATHS.check },
    Large: { path: CLIENT_ICON_PATHS.warning, size: 40 },
  }),
  CategoryLabel: specimen(CategoryLabel, 'Use it to name the category of a service above its title.', {
    'Without a tone': { children: 'Publication' },
    Audit: { tone: 'audit', children: 'Audit and assurance' },
    Business: { tone: 'business', children: 'Business services' },
    Tax: { tone: 'tax', children: 'Tax' },
    Advisory: { tone: 'advisory', children: 'Advisory' },
  }),
  Stat: specimen(Stat, 'Use it for a number that says more than its sentence.', {
    Large: { value: '1,250+', label: 'clients' },
    Small: { value: '18', label: 'years, with a label that needs a second line', size: 'small' },
    Row: <StatRow stats={getFirm('en').teamStats.slice(0, 2)} />,
  }),
  DataTable: specimen(DataTable, 'Use it for values that a reader compares by row and column.', {
    'Figures, which scroll sideways on phones': {
      caption: 'Salaries of a month, in shillings',
      columns: ['Name', 'Gross', 'Pay as you earn', 'Net'].map((label, index) => ({ label, isNumeric: index > 0 })),
      rows: [['Amina', '1,000,000', '103,000', '897,000']],
    },
    'Sentences, which are stacked on phones': {
      caption: 'Returns',
      columns: [{ label: 'Return' }, { label: 'Due' }, { label: 'Who files it' }],
      rows: [
        ['VAT', 'The 20th of the next month', 'Every company that is registered for value added tax'],
        ['Final return', 'Six months after the year ends', 'Every company'],
      ],
    },
  }),
  Rows: specimen(Rows, 'Use it for short facts, each with its name.', {
    Default: {
      rows: [
        { term: 'Duration', text: 'Four weeks' },
        { term: 'What we need from you', text: 'The ledger, the bank statements and the last three returns.' },
      ],
    },
  }),
  DiamondList: specimen(DiamondList, 'Use it for a list of points outside running text.', {
    Default: { items: ['A point', 'Another point, whose text is so long that it needs a second line in this column'] },
    Small: { items: ['A point', 'Another point'], size: 'small' },
  }),
  MarkedText: specimen(MarkedText, 'Use it in search results, to show what matched.', {
    Default: {
      parts: [
        { text: 'Rates of ', isMarked: false },
        { text: 'withholding', isMarked: true },
      ],
    },
  }),
  Note: specimen(Note, 'Use it for something that a reader must not miss.', {
    Default: { children: 'The rates changed on 1 July.' },
    'With a title': { title: 'No longer in force', children: <a href="/resources">Read the act that replaced it</a> },
  }),
  SourcesDiffer: specimen(SourcesDiffer, 'Use it after a value on which the law and the authority do not agree.', {
    Default: { mark: { entry: 'top-band' }, translate: ENGLISH },
  }),
  Prose: specimen(Prose, 'Use it around a text that an editor writes in Markdown.', {
    Default: {
      children: (
        <>
          <p>The first paragraph introduces the text.</p>
          <h3>A heading</h3>
          <p>
            A paragraph with a <a href="/resources">link to the library</a> and <strong>a strong word</strong>.
          </p>
          <ul>
            <li>A point</li>
          </ul>
        </>
      ),
    },
  }),
  FilePicture: specimen(FilePicture, 'Use it for every picture that is a file, and Portrait for a person.', {
    Picture: stockPicture('default'),
    Portrait: (
      <Portrait picture={portrait.framed({ base: '272px' }, founderMember(founder))} initials={founder.initials} />
    ),
  }),
  Plaque: specimen(Plaque, 'Use it for an award or a professional body.', {
    Large: { pictures, caption: 'Member', name: 'NBAA', descriptor: 'Board of accountants', size: 'large' },
    'Small, with a long name': { pictures, caption: 'Award', name: 'Tax practice of the year', descriptor: 'Africa' },
  }),
  VisuallyHidden: specimen(VisuallyHidden, 'Use it for words that only screen readers need.', {
    'Nobody sees it': { children: 'Opens in a new tab' },
  }),
  ErrorBanner: specimen(ErrorBanner, 'Use it above a form that was refused, or where a request failed.', {
    'One error': { title: 'Your message was not sent.', errors: [{ message: 'Please try again in a minute.' }] },
    'Several errors, with links to their fields': {
      errors: [
        { message: 'Please enter a valid email address', fieldId: 'email' },
        { message: 'The letter is too large', fieldId: 'letter' },
      ],
    },
  }),
  SuccessPanel: specimen(SuccessPanel, 'Use it in place of a form that was sent.', {
    'With an action': {
      title: 'Message sent',
      children: <p>We reply within one working day.</p>,
      actions: <Button variant="outline">Send another message</Button>,
    },
  }),
  EmptyState: specimen(EmptyState, 'Use it where a search or a filter leaves nothing.', {
    'With a picture and an action': {
      title: 'Nothing found',
      text: 'Try another word.',
      picture: stockPicture('no-results'),
      action: <Button variant="quiet">Show everything</Button>,
    },
    'Title only, long': { title: 'There are no guides to the taxes of this year in this category.' },
  }),
};
