import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchInput } from '@/components/shared/SearchInput';
import { DataTable } from '@/components/ui/DataTable';
import { DownloadLink } from '@/components/ui/DownloadLink';
import { Field, type FieldProps } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { ICON_PATHS, type IconName } from '@/components/ui/icon/Icon';
import { Plaque, type PlaqueProps } from '@/components/ui/Plaque';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { TextLink } from '@/components/ui/TextLink';
import { ENGLISH } from '@/lib/words/translate';
import { wait } from '@/tests/support/mockBrowserApis';
import { expectLinks, texts } from '@/tests/support/reading';

describe('a search field', () => {
  const onChange = jest.fn();
  const search = () => screen.getByRole('searchbox', { name: 'Search services' });
  const showSearch = (value: string) =>
    render(<SearchInput label="Search services" value={value} onChange={onChange} />);
  beforeEach(() => onChange.mockClear());

  it('regains the focus after it is cleared', () => {
    showSearch('payroll');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onChange.mock.calls).toEqual([['']]);
    expect(search()).toHaveFocus();
  });

  it.each([
    ['Escape', 'payroll', [['']]],
    ['Escape', '', []],
    ['Backspace', 'payroll', []],
  ])('is cleared only by Escape, and only if it is not empty: %s on “%s”', (key, value, changes) => {
    showSearch(value);
    fireEvent.keyDown(search(), { key });
    expect(onChange.mock.calls).toEqual(changes);
  });
});

const sheet = readFileSync('components/ui/TextLink.module.scss', 'utf8');
/** Names and paths of the icons in the style sheet. */
const drawn = [...sheet.matchAll(/^ {2}'([a-z-]+)': '(M[^']+)'/gm)].map(([, name = '', path = '']) => [name, path]);
const isIcon = (name: string): name is IconName => name in ICON_PATHS;

describe('a text link', () => {
  it('draws its icons from the shared icon paths', () => {
    expect(drawn.length).toBeGreaterThan(0);
    for (const [name = '', path] of drawn) expect([name, isIcon(name) && ICON_PATHS[name]]).toEqual([name, path]);
  });

  it('says that it opens in a new tab, without an opener', () => {
    render(
      <TextLink href="/file.pdf" newTab="opens in a new tab">
        A link
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'A link (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});

it('a download link confirms each click for two seconds, in a live region added on the first', () => {
  jest.useFakeTimers();
  render(<DownloadLink href="/a.pdf" label="Download" notice="Download started" />);
  const link = screen.getByRole('link');
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(link);
  wait(1500);
  fireEvent.click(link);
  wait(1999);
  expect(link).toHaveTextContent('Download started');
  expect(screen.getByRole('status')).toHaveTextContent('Download started');
  wait(1);
  expect(link).toHaveTextContent(/^Download$/);
  jest.useRealTimers();
});

it('a mark says in words that sources differ, and links to the details', () => {
  render(<SourcesDiffer translate={ENGLISH} mark={{ entry: 'ey-2025-or-finance-bill-2026' }} />);
  expectLinks({ 'sources differ': '/rates/how-we-check#ey-2025-or-finance-bill-2026' });
});

const DRAWING = { src: '/plaque.svg', width: 280, height: 200 };

const TEXTS = { caption: 'Award', name: 'IAPA', descriptor: 'Regional awards' };

function renderPlaque(props: Partial<PlaqueProps> = {}) {
  render(<Plaque {...TEXTS} pictures={{ drawing: DRAWING }} {...props} />);
}

describe('a plaque', () => {
  it.each([
    ['IAPA International', 'IAPA: IAPA International'],
    ['IAPA', 'IAPA'],
    ['Regional awards', 'IAPA'],
  ])('spells %s out only if that is not written on it', (fullName, expected) => {
    renderPlaque({ fullName });
    expect(screen.getByText('IAPA')).toHaveTextContent(expected);
  });

  it("shows an organisation's logo in place of drawing and texts", () => {
    const logo = { ...DRAWING, src: '/logo.png', alt: 'Logo' };
    renderPlaque({ pictures: { drawing: DRAWING, logo } });
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/logo.png');
    expect(screen.queryByText('IAPA')).not.toBeInTheDocument();
  });
});

const show = (props: Partial<FieldProps> = {}) => render(<Field label="Name" name="name" {...props} />);
const field = () => screen.getByRole('textbox');

describe('a field', () => {
  it('is required for the browser, with a star that is hidden from screen readers', () => {
    show({ isRequired: true });
    expect(field()).toBeRequired();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is described by its error, unit and hint, the error first', () => {
    show({ unit: 'TZS', hint: 'Before any deductions.', error: 'Please enter a salary amount.' });
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Please enter a salary amount. TZS Before any deductions.');
  });

  it('detects its text direction automatically', () => {
    show();
    render(<TextArea label="Message" name="message" />);
    render(<SearchInput label="Search services" value="" onChange={() => undefined} />);
    const fields = [...screen.getAllByRole('textbox'), screen.getByRole('searchbox')];
    expect(fields.map((one) => one.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto']);
  });

  it.each([undefined, 2])('with several lines has five rows by default: %s', (rows) => {
    render(<TextArea label="Message" name="message" rows={rows} isRequired error="Message is required" />);
    expect(field()).toHaveAttribute('rows', String(rows ?? 5));
    expect(field()).toBeRequired();
    expect(field()).toHaveAccessibleDescription('Message is required');
  });
});

it('a table is named by its caption, and has column and row headers', () => {
  const columns = [{ label: 'Line' }, { label: 'TZS', isNumeric: true }];
  render(<DataTable caption="Your salary" columns={columns} rows={[['PAYE', '60,000']]} />);

  expect(screen.getByRole('table', { name: 'Your salary' })).toBeVisible();
  expect(texts(screen.getAllByRole('columnheader'))).toEqual(['Line', 'TZS']);
  expect(texts(screen.getAllByRole('rowheader'))).toEqual(['PAYE']);
  expect(screen.getByRole('row', { name: 'PAYE 60,000' })).toBeVisible();
});

const PAYE = ['PAYE', '60,000'];
const LEVY = ['Levy', '3.5%', 'Finance Act 2023'];

it.each([
  [
    'scrolls with the keyboard if all columns are figures',
    { columns: [{ label: 'TZS', isNumeric: true }], rows: [PAYE] },
    [],
  ],
  [
    'scrolls with the keyboard on request',
    { columns: [{ label: 'Pay' }], rows: [PAYE], holds: 'figures' as const },
    [],
  ],
  ['is read line by line', { columns: [{ label: 'What' }], rows: [PAYE] }, [null]],
  [
    'labels its cells, except those of self-evident columns',
    { columns: [{ label: 'Rate', isSelfEvident: true }, { label: 'Law' }], rows: [LEVY] },
    [null, 'Law'],
  ],
])('a table on a phone %s', (_name, { columns, ...rest }, labels) => {
  render(<DataTable caption="Rates" columns={[{ label: 'Line' }, ...columns]} {...rest} />);
  const isRead = labels.length > 0;
  expect(screen.getByRole('table')).toHaveAttribute('data-holds', isRead ? 'sentences' : 'figures');
  expect(screen.queryByRole('group', { name: 'Rates' })?.getAttribute('tabindex')).toBe(isRead ? undefined : '0');
  if (isRead) expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))).toEqual(labels);
});
