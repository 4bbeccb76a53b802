import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsavedQuestion } from '@/components/pdf-viewer/chrome/AnnotationDialogs';
import { MoreMenu } from '@/components/pdf-viewer/chrome/MoreMenu';
import { PageControls } from '@/components/pdf-viewer/chrome/PageControls';
import { StageCover, StageNotices } from '@/components/pdf-viewer/chrome/StageCover';
import type { Viewer } from '@/components/pdf-viewer/chrome/viewerContext';
import { ZoomControls } from '@/components/pdf-viewer/chrome/ZoomControls';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { renderPart } from './fakeSession';

const field = () => screen.getByRole('textbox', { name: 'Page' });
const fill = (value: string) => fireEvent.change(field(), { target: { value } });

describe('the page field', () => {
  it.each([
    ['4', 4, '4'],
    [' 12 ', 12, '12'],
    ['0', 1, '1'],
    ['33', 32, '32'],
  ])('goes from %j to page %d', async (text, page, shown) => {
    const session = renderPart(<PageControls />);
    fill(text);
    await userEvent.type(field(), '{Enter}');
    expect(session.goToPage).toHaveBeenCalledWith(page);
    expect(field()).toHaveValue(shown);
    expect(session.focusPages).toHaveBeenCalledTimes(1);
  });

  it.each(['four', '-3', '1.5', '2', '12345678'])('ignores %j and shows the current page number again', (text) => {
    const session = renderPart(<PageControls />);
    fill(text);
    fireEvent.blur(field());
    expect(session.goToPage).not.toHaveBeenCalled();
    expect(field()).toHaveValue('2');
  });
});

describe('the overlay of the pages', () => {
  const renderCover = (state: Partial<ViewerState>) => {
    const retry = jest.fn();
    const cover = (
      <>
        <StageCover />
        <StageNotices />
      </>
    );
    return { retry, session: renderPart(cover, state, { retry }) };
  };

  it.each([
    ['offline', 'No connection', true],
    ['failed', 'The document could not be opened', true],
    ['damaged', 'The file cannot be read', false],
    ['xfa', 'This form needs another program', false],
  ] as const)('explains a document that is %s, and offers a retry if that can help', (failure, title, canRetry) => {
    const { retry } = renderCover({ phase: 'failed', failure });
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Download the file' })).toHaveAttribute('href', '/documents/vat.pdf');
    for (const button of screen.queryAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
    expect(retry).toHaveBeenCalledTimes(canRetry ? 1 : 0);
  });

  it('shows what went wrong in a notice', () => {
    renderCover({ notice: 'saveFailed' });
    expect(screen.getByRole('alert')).toHaveTextContent(/^The annotations could not be saved/);
  });

  it('shows which page is being prepared for printing, and can cancel it', () => {
    const { session } = renderCover({ printing: 3 });
    expect(screen.getByRole('status')).toHaveTextContent('Preparing page 3 of 32 for printing');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(session.stopPrinting).toHaveBeenCalledTimes(1);
  });
});

describe('the zoom', () => {
  it.each([
    ['page-width', 1.37, 'Fit width'],
    ['page-fit', 0.8, 'Fit page'],
    ['1.25', 1.25, '125%'],
    ['auto', 1.2505, '125%'],
    ['auto', 1.252, '125%'],
    ['auto', 1.1, '110%'],
  ])('%s at %d is listed as %s', (value, factor, listed) => {
    renderPart(<ZoomControls />, { zoom: { value, factor } });
    expect(screen.getByRole('combobox', { name: 'Zoom' })).toHaveDisplayValue(listed);
  });

  it.each([
    [0.1, 'Zoom out'],
    [25, 'Zoom in'],
  ])('of %d is the limit of pdf.js for %s', (factor, name) => {
    renderPart(<ZoomControls />, { zoom: { value: String(factor), factor } });
    expect(screen.getAllByRole('button').filter((button) => button.ariaDisabled)).toEqual([
      screen.getByRole('button', { name }),
    ]);
  });
});

const DOCUMENT = { id: 'vat', href: '/documents/vat.pdf', title: 'VAT', pageHref: '/resources/guides/vat' };

function openMenu(viewer: Partial<Viewer> = {}) {
  renderPart(<MoreMenu />, {}, { layout: 'compact', document: DOCUMENT, ...viewer });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
}

describe("the viewer's menu", () => {
  it('dims the pages and closes', () => {
    const setDim = jest.fn();
    openMenu({ isDim: false, setDim });
    fireEvent.click(screen.getByRole('button', { name: 'Dim', pressed: false }));
    expect(setDim).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('button', { name: 'Dim' })).not.toBeInTheDocument();
  });

  it('has no link for a document without a page', () => {
    openMenu({ document: { ...DOCUMENT, pageHref: undefined } });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('the browser asks before it leaves a page with unsaved annotations', () => {
  const { store } = renderPart(<UnsavedQuestion />);
  const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  for (const isUnsaved of [false, true, false]) {
    act(() => store.set({ isUnsaved }));
    expect(isKept()).toBe(isUnsaved);
  }
});
