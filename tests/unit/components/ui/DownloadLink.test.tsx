import { fireEvent, render, screen } from '@testing-library/react';
import { DownloadLink } from '@/components/ui/DownloadLink';
import { wait } from '@/tests/support/fillBrowserGaps';

const link = () => screen.getByRole('link');

beforeEach(() => {
  jest.useFakeTimers();
  render(<DownloadLink href="/a.pdf" label="Download" notice="Download started" />);
});
afterEach(() => jest.useRealTimers());

it('a download link says for two seconds after each click that the download has started, and is no live region before', () => {
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(link());
  wait(1500);
  fireEvent.click(link());
  wait(1999);
  expect(link()).toHaveTextContent('Download started');
  expect(screen.getByRole('status')).toHaveTextContent('Download started');
  wait(1);
  expect(link()).toHaveTextContent(/^Download$/);
});
