import { act, fireEvent, render, screen } from '@testing-library/react';
import { DownloadLink } from '@/components/ui/download-link/DownloadLink';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a download link', () => {
  const show = () => {
    render(<DownloadLink href="/a.pdf" label="Download" notice="Download started" />);
    return screen.getByRole('link');
  };

  it('saves its file', () => {
    const link = show();
    expect(link).toHaveAttribute('href', '/a.pdf');
    expect(link).toHaveAttribute('download');
  });

  it('says for two seconds that the download has started', () => {
    const link = show();
    fireEvent.click(link);
    pass(1999);
    expect(link).toHaveTextContent('Download started');
    pass(1);
    expect(link).toHaveTextContent(/^Download$/);
  });

  it('begins the two seconds anew with a second click', () => {
    const link = show();
    fireEvent.click(link);
    pass(1500);
    fireEvent.click(link);
    pass(1999);
    expect(link).toHaveTextContent('Download started');
  });
});
