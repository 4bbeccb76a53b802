import { screen, waitFor, within } from '@testing-library/react';
import { CALCULATORS } from '@/lib/site/calculators';
import { CALCULATOR_CASES } from '../../../support/calculatorCases';
import { recordAnnouncements } from '../../../support/recordAnnouncements';
import { catchDownloads } from './downloads';
import './withoutFrame';
import { announcement, openPage, pageOf, result } from './openPage';

const cases = CALCULATORS.flatMap(({ id, name }) =>
  id === 'payroll' || id === 'tax-calendar' ? [] : [{ id, page: pageOf(id), title: name, ...CALCULATOR_CASES[id] }],
);

describe.each(cases)('$id', ({ id, title, page, query, button, headline, said, input, line, wrong }) => {
  it('shows no figures before a calculation, only an outline of the result and a working example', async () => {
    const { visitor } = openPage(page);
    const place = document.getElementById('result');
    expect(place).toHaveTextContent(/(You will see .*here|Here you will see ).*Show an example$/);
    expect(place?.textContent).not.toMatch(/\d/);
    expect(announcement()).toBeEmptyDOMElement();
    const example = screen.getByRole<HTMLAnchorElement>('link', { name: 'Show an example' });
    const { search, hash } = new URL(example.href);
    expect(hash).toBe('#result');
    await visitor.click(example);
    expect(result()).toHaveTextContent(/[1-9]/);
    expect(screen.getByRole('button', { name: button })).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe(search));
  });

  it('opens a shared link with its result, and announces it once', () => {
    openPage(page, query);
    expect(within(result() ?? document.body).getByRole('heading', { name: headline })).toBeInTheDocument();
    expect(screen.getAllByText(said)).toEqual([announcement()]);
  });

  it('puts the result into messages', () => {
    openPage(page, query);
    const params = (link: HTMLElement | undefined) =>
      new URL(link?.getAttribute('href') ?? '', 'https://x').searchParams;
    const share = within(result() ?? document.body).getByRole('link', { name: /^Share by WhatsApp/ });
    expect(share).toHaveAttribute('target', '_blank');
    expect(params(share).get('text')).toBe(`${title}. ${said}\n${window.location.href}#result`);
    const [asked] = screen.getAllByRole('link', { name: 'Contact Us' });
    expect(params(asked).get('message')).toContain(`${title}. ${said} Input: `);
    expect(params(asked).get('message')).toContain(input);
  });

  it('puts the result on paper and into a CSV file', async () => {
    const { press } = openPage(page, query);
    const sheet = screen.getByText(/^Prepared on .* with the public calculator/).parentElement;
    expect(sheet).toHaveTextContent(title);
    expect(sheet).toHaveTextContent(input);
    const downloads = catchDownloads();
    await press('CSV');
    expect(downloads.names).toEqual([`${id}.csv`]);
    const lines = (await downloads.text()).split('\r\n');
    expect(lines[0]).toContain(title);
    expect(lines).toContain(line);
    expect(lines.filter((text) => text === 'Summary')).toHaveLength(1);
  });

  it('announces nothing if the same values are submitted again', async () => {
    const { press } = openPage(page, query);
    const announcements = recordAnnouncements();
    await press(button);
    expect(announcements).toEqual([]);
    expect(result()).toHaveTextContent(headline);
    expect(window.location.search).toBe(query);
  });

  it('shows an error at its field, which takes the focus, and removes the result', async () => {
    const { type, press } = openPage(page, query);
    const [label, text, message] = wrong;
    await type(label, text);
    await press(button);
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(result()).not.toBeInTheDocument();
    expect(document.getElementById('result')).not.toHaveTextContent('Show an example');
    expect(announcement()).toBeEmptyDOMElement();
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
