import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { IconButton } from '@/components/ui/button/IconButton';
import { PauseButton } from '@/components/ui/button/PauseButton';
import { DownloadLink } from '@/components/ui/DownloadLink';
import { FilterLinks } from '@/components/ui/FilterLinks';
import { Field } from '@/components/ui/field/Field';
import { FieldFrame } from '@/components/ui/field/FieldFrame';
import { TextArea } from '@/components/ui/field/TextArea';
import { Icon } from '@/components/ui/icon/Icon';
import { Select } from '@/components/ui/Select';
import { TextLink } from '@/components/ui/TextLink';
import { stockPicture } from '@/lib/server/pictures/registry';
import { LiveFilterBar, LiveSearchField } from './LiveSpecimens';
import { onInk, type Specimens, specimen } from './Specimen';

const PAUSE = { element: 'hero-slider', pauseLabel: 'Pause slides', playLabel: 'Play slides' } as const;

const FILTER = {
  selected: 'all',
  options: [
    { id: 'all', label: 'All', href: '/styleguide', count: 24 },
    { id: 'guides', label: 'Tax guides', href: '/styleguide?category=guides', count: 24 },
    { id: 'acts', label: 'Acts', href: '/styleguide?category=acts', count: 0 },
  ],
};

const SERVICE = {
  label: 'Service',
  options: [
    { value: 'audit', label: 'Audit', group: 'Assurance' },
    { value: 'vat', label: 'VAT returns', group: 'Tax' },
  ],
};

const MESSAGE = { label: 'Message', rows: 2 };

/** Buttons, links that look or act like buttons, and fields. */
export const CONTROL_SPECIMENS: Specimens = {
  Button: specimen(Button, 'Use it for an action on the page, with at most one primary button in a view.', {
    Primary: { children: 'Send message' },
    Accent: { variant: 'accent', children: 'Request a quote' },
    Outline: { variant: 'outline', children: 'Print' },
    Quiet: { variant: 'quiet', children: 'Show an example' },
    Disabled: { disabled: true, children: 'Send message' },
    Busy: { isBusy: true, children: 'Sending...' },
    'Small, with an icon': { size: 'small', icon: <Icon name="phone" />, children: 'Call us' },
    'Large, with a long text': { size: 'large', children: 'Send the message, and a copy of it to my own address' },
    'Accent on ink': onInk(<Button variant="accent">Request a quote</Button>),
    'Outline on ink': onInk(<Button variant="outline">Our services</Button>),
    'Quiet on ink': onInk(<Button variant="quiet">Show an example</Button>),
  }),
  ButtonLink: specimen(ButtonLink, 'Use it for the most important link of a section.', {
    Default: { href: '/contact', children: 'Contact us' },
    'With an icon': { href: '/calendar', variant: 'outline', icon: 'calendar', children: 'Tax calendar' },
    'Full width': { href: '/services', iconEnd: 'arrow-right', fullWidth: true, children: 'All services' },
  }),
  IconButton: specimen(IconButton, 'Use it where everyone knows the icon, such as next or close.', {
    Default: { icon: 'close', label: 'Close' },
    'At the end of a row': { icon: 'arrow-right', label: 'Next', 'aria-disabled': true },
    'On ink': onInk(<IconButton icon="arrow-left" label="Previous" />),
  }),
  PauseButton: specimen(PauseButton, 'Use it as the first control of everything that moves by itself.', {
    // Every custom element enables the buttons inside it.
    Default: (
      <tab-set>
        <PauseButton {...PAUSE} />
      </tab-set>
    ),
    'Before its script has loaded': PAUSE,
  }),
  TextLink: specimen(TextLink, 'Use it for a link outside running text.', {
    'With an arrow': { href: '/services', arrow: true, children: 'View all services' },
    'Small, with an icon': { href: '/resources', icon: 'eye', size: 'small', children: 'View document' },
    'With a long text': { href: '/resources', children: 'Income Tax Act, chapter 332, with the latest changes' },
    'On ink': onInk(<TextLink href="/calculator">Calculators</TextLink>),
  }),
  DownloadLink: specimen(DownloadLink, 'Use it for a file that the visitor keeps.', {
    Default: { href: stockPicture('default').src, label: 'Download', notice: 'Download started', facts: 'SVG' },
  }),
  FilterBar: specimen(LiveFilterBar, 'Use it to filter a list on the page; at most one button is pressed.', {
    Row: { layout: 'row' },
    Column: { layout: 'column' },
  }),
  FilterLinks: specimen(FilterLinks<string>, 'Use it to filter a list by a category that is part of the address.', {
    Row: { label: 'Category, in a row', ...FILTER },
    Column: { label: 'Category, in a column', layout: 'column', ...FILTER },
  }),
  Field: specimen(Field, 'Use it for a text or a number on one line.', {
    'Required, with a hint': { label: 'Name', isRequired: true, hint: 'As it is in the register.' },
    'With an error': {
      id: 'email',
      label: 'Email',
      error: 'Please enter a valid email address',
      defaultValue: 'amina',
    },
    'Large, with a unit': { label: 'Gross salary', unit: 'TZS', size: 'large', defaultValue: '2,500,000' },
    Disabled: { label: 'Year', disabled: true, defaultValue: '2025' },
    'Optional, with a long label': { label: 'Number under which the company pays tax', optional: '(optional)' },
  }),
  TextArea: specimen(TextArea, 'Use it for a text of several lines.', {
    Default: { ...MESSAGE, name: 'empty' },
    'With an error': { ...MESSAGE, name: 'refused', error: 'Message is required' },
    Disabled: { ...MESSAGE, name: 'sent', disabled: true, defaultValue: 'Sent yesterday' },
  }),
  Select: specimen(Select, 'Use it to choose one of more than about five options.', {
    Empty: { ...SERVICE, placeholder: 'Choose' },
    Selected: { ...SERVICE, defaultValue: 'vat' },
    'With an error': { ...SERVICE, placeholder: 'Choose', error: 'Service is required' },
    Disabled: { ...SERVICE, disabled: true },
  }),
  FieldFrame: specimen(FieldFrame, 'Use it to give a new kind of control the label, hint and error of all fields.', {
    'Around a file field': {
      id: 'letter',
      label: 'Letter',
      hint: 'A PDF of at most 5 MB.',
      error: 'The letter is too large',
      children: <input id="letter" type="file" aria-invalid aria-describedby="letter-error letter-hint" />,
    },
  }),
  SearchField: specimen(LiveSearchField, 'Use it to search a list or the site.', {
    Empty: { name: 'guides', initial: '' },
    'Filled in': { name: 'rates', initial: 'withholding' },
  }),
};
