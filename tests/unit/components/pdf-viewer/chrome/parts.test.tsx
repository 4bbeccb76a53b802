import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageControls } from '@/components/pdf-viewer/chrome/PageControls';
import { StageCover, StageNotices } from '@/components/pdf-viewer/chrome/StageCover';
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
  ])('with %j goes to page %d', async (text, page, shown) => {
    const session = renderPart(<PageControls />);
    fill(text);
    await userEvent.type(field(), '{Enter}');
    expect(session.goToPage).toHaveBeenCalledWith(page);
    expect(field()).toHaveValue(shown);
    expect(session.focusPages).toHaveBeenCalledTimes(1);
  });

  it.each(['four', '-3', '1.5', '2', '12345678'])('with %j stays on the page and shows its number again', (text) => {
    const session = renderPart(<PageControls />);
    fill(text);
    fireEvent.blur(field());
    expect(session.goToPage).not.toHaveBeenCalled();
    expect(field()).toHaveValue('2');
  });
});

describe('over the pages', () => {
  const renderCover = (state: Partial<ViewerState>) => {
    const onRetry = jest.fn();
    const cover = (
      <>
        <StageCover onRetry={onRetry} />
        <StageNotices />
      </>
    );
    return { onRetry, session: renderPart(cover, state) };
  };

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
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(session.stopPrinting).toHaveBeenCalledTimes(1);
  });
});
