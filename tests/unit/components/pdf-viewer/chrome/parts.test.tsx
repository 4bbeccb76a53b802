import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindBar } from '@/components/pdf-viewer/chrome/FindBar';
import { PageControls } from '@/components/pdf-viewer/chrome/PageControls';
import { StageCover } from '@/components/pdf-viewer/chrome/StageCover';
import { StageNotices } from '@/components/pdf-viewer/chrome/StageNotices';
import { DownloadLink } from '@/components/pdf-viewer/chrome/ViewerButtons';
import { ZoomControls } from '@/components/pdf-viewer/chrome/ZoomControls';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { renderPart } from './fakeSession';

const button = (name: string) => screen.getByRole('button', { name });
const fieldOf = (name: string) => screen.getByRole('textbox', { name });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the page field', () => {
  it.each([
    ['4', 4, '4'],
    [' 12 ', 12, '12'],
    ['0', 1, '1'],
    ['33', 32, '32'],
  ])('with %j goes to page %d', async (text, page, shown) => {
    const session = renderPart(<PageControls />);
    fill(fieldOf('Page'), text);
    await userEvent.type(fieldOf('Page'), '{Enter}');
    expect(session.goToPage).toHaveBeenCalledWith(page);
    expect(fieldOf('Page')).toHaveValue(shown);
    expect(session.focusPages).toHaveBeenCalledTimes(1);
  });

  it.each(['four', '-3', '1.5', '2', '12345678'])('with %j stays on the page and shows its number again', (text) => {
    const session = renderPart(<PageControls />);
    fill(fieldOf('Page'), text);
    fireEvent.blur(fieldOf('Page'));
    expect(session.goToPage).not.toHaveBeenCalled();
    expect(fieldOf('Page')).toHaveValue('2');
  });

  it.each([
    [1, 'true', null],
    [2, null, null],
    [31, null, null],
    [32, null, 'true'],
  ])('on page %d of 32 there is a page before and after', (pageNumber, isFirst, isLast) => {
    renderPart(<PageControls />, { pageNumber });
    expect(button('Previous page').getAttribute('aria-disabled')).toBe(isFirst);
    expect(button('Next page').getAttribute('aria-disabled')).toBe(isLast);
  });

  it('has buttons for the page before and after', () => {
    const session = renderPart(<PageControls />);
    fireEvent.click(button('Previous page'));
    fireEvent.click(button('Next page'));
    expect(session.previousPage).toHaveBeenCalledTimes(1);
    expect(session.nextPage).toHaveBeenCalledTimes(1);
  });
});

describe('the zoom buttons', () => {
  it.each([
    [0.1, 'true', null],
    [0.11, null, null],
    [24.9, null, null],
    [25, null, 'true'],
  ])('at a factor of %d can be pressed where that changes something', (factor, isLeast, isMost) => {
    renderPart(<ZoomControls />, { zoom: { value: String(factor), factor } });
    expect(button('Zoom out').getAttribute('aria-disabled')).toBe(isLeast);
    expect(button('Zoom in').getAttribute('aria-disabled')).toBe(isMost);
  });
});

describe('the find bar', () => {
  // jsdom does not know <search>, and React says so.
  beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => void jest.mocked(console.error).mockRestore());

  it.each<[ViewerState['find'], string]>([
    [{ status: 'idle', current: 0, total: 0 }, ''],
    [{ status: 'pending', current: 0, total: 0 }, 'Searching...'],
    [{ status: 'pending', current: 1, total: 3 }, '1 of 3'],
    [{ status: 'found', current: 2, total: 8 }, '2 of 8'],
    [{ status: 'nothing', current: 0, total: 0 }, 'No matches'],
  ])('says of %j: %s', (find, text) => {
    renderPart(<FindBar />, { find });
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});

describe('over the pages', () => {
  const renderCover = (state: Partial<ViewerState>, pageHref?: string) => {
    const onRetry = jest.fn();
    const cover = (
      <>
        <StageCover onRetry={onRetry} />
        <StageNotices />
      </>
    );
    const document = { id: 'vat', href: '/documents/vat.pdf', title: 'VAT', pageHref };
    return { onRetry, session: renderPart(cover, state, { document }) };
  };

  it.each([
    ['tells how much of it has come', 42, '42% of the document'],
    ['of which nothing has come tells no share', 0, undefined],
  ])('a loading document %s', (_what, progress, share) => {
    renderCover({ phase: 'loading', progress });
    expect(screen.getByRole('status')).toHaveTextContent('Loading Viewer...');
    expect(screen.queryByText(/%/)?.textContent).toBe(share);
  });

  it.each([
    ['offline', 'No connection', true],
    ['failed', 'The document could not be opened', true],
    ['damaged', 'The file cannot be read', false],
    ['xfa', 'This form needs another program', false],
  ] as const)('a document that is %s says so, and is tried again where that can help', (failure, title, canRetry) => {
    const { onRetry } = renderCover({ phase: 'failed', failure });
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Download the file' })).toHaveAttribute('href', '/documents/vat.pdf');
    for (const retry of screen.queryAllByRole('button', { name: 'Try again' })) fireEvent.click(retry);
    expect(onRetry).toHaveBeenCalledTimes(canRetry ? 1 : 0);
  });

  it.each([
    ['saveFailed', /^The annotations could not be written/],
    ['printFailed', /^The document could not be prepared for printing/],
    ['pageFailed', /^A page could not be loaded/],
    ['attachmentFailed', /^The attached file could not be taken out/],
  ] as const)('the notice %s says what went wrong', (notice, text) => {
    renderCover({ notice });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('printing tells its page and can be stopped', () => {
    const { session } = renderCover({ printing: 3 });
    expect(screen.getByRole('status')).toHaveTextContent('Preparing page 3 of 32 for printing');
    fireEvent.click(button('Cancel'));
    expect(session.stopPrinting).toHaveBeenCalledTimes(1);
  });
});

describe('the download link', () => {
  it('is not there where the file is missing', () => {
    renderPart(<DownloadLink />, { phase: 'failed', failure: 'missing' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['saves the annotations where there are any', true],
    ['leaves the file to the browser where there are none', false],
  ])('%s', (_what, hasAdditions) => {
    const download = jest.fn();
    const session = renderPart(<DownloadLink />, {}, { download });
    session.hasAdditions.mockReturnValue(hasAdditions);
    const link = screen.getByRole('link', { name: 'Download' });
    expect(link).toHaveAttribute('href', '/documents/vat.pdf');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(download).toHaveBeenCalledTimes(hasAdditions ? 1 : 0);
  });
});
