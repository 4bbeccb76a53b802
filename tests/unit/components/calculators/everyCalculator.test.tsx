import { screen, within } from '@testing-library/react';
import { CALCULATORS } from '@/lib/site/calculators';
import { CALCULATOR_CASES } from '../../../support/calculatorCases';
import { recordAnnouncements } from '../../../support/recordAnnouncements';
import { catchDownloads } from './downloads';
import { announcement, openPage, result } from './openPage';
import { PAGES } from './pages';

const cases = CALCULATORS.flatMap(({ id, name }) =>
  id === 'payroll' || id === 'tax-calendar' ? [] : [{ id, page: PAGES[id], title: name, ...CALCULATOR_CASES[id] }],
);

describe.each(cases)('$id', ({ id, title, page, query, button, headline, said, input, line, wrong }) => {
  it('shows an example until it is asked, and says nothing of it', async () => {
    const { type, press } = openPage(page);
    const example = () => screen.queryByRole('region', { name: 'Example' });
    expect(example()).toHaveTextContent(/^Example .*TZS [1-9]/);
    expect(announcement()).toBeEmptyDOMElement();
    await type(wrong[0], wrong[1]);
    await press(button);
    for (const shown of [example(), result()]) expect(shown).not.toBeInTheDocument();
  });

  it('opens a shared link with its result, says it once, and a press asks the same again', async () => {
    const { press } = openPage(page, query);
    expect(within(result() ?? document.body).getByRole('heading', { name: headline })).toBeInTheDocument();
    expect(screen.getAllByText(said)).toEqual([announcement()]);
    const announcements = recordAnnouncements();
    await press(button);
    expect(announcements).toEqual([]);
    expect(result()).toHaveTextContent(headline);
    expect(window.location.search).toBe(query);
  });

  it('carries the result into messages, onto paper and into a file', async () => {
    const { press } = openPage(page, query);
    const params = (link: HTMLElement | undefined) =>
      new URL(link?.getAttribute('href') ?? '', 'https://x').searchParams;
    const share = within(result() ?? document.body).getByRole('link', { name: 'Share' });
    expect(params(share).get('text')).toBe(`${title}. ${said}\n${window.location.href}`);
    const [asked] = screen.getAllByRole('link', { name: 'Ask us' });
    expect(params(asked).get('message')).toContain(`${title}. ${said} Input: `);
    expect(params(asked).get('message')).toContain(input);
    const sheet = screen.getByText(/^Prepared .* from the public calculator/).parentElement;
    expect(sheet).toHaveTextContent(title);
    expect(sheet).toHaveTextContent(input);
    const downloads = catchDownloads();
    await press('CSV');
    expect(downloads.names).toEqual([`${id}.csv`]);
    const lines = (await downloads.text()).split('\r\n');
    expect(lines[0]).toContain(title);
    expect(lines).toContain(line);
  });

  it('says what is wrong beside the field, moves the focus there and takes the result away', async () => {
    const { type, press } = openPage(page, query);
    const [label, text, message] = wrong;
    await type(label, text);
    await press(button);
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(result()).not.toBeInTheDocument();
    expect(announcement()).toBeEmptyDOMElement();
    expect(window.location.search).toBe(query);
  });
});
