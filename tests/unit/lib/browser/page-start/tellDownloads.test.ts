import { fireEvent, screen } from '@testing-library/react';
import { tellDownloads } from '@/lib/browser/page-start/tellDownloads';
import { wait } from '@/tests/support/fillBrowserGaps';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();
afterEach(() => jest.useRealTimers());

it('a download is said to have begun for two seconds after each click, before any script has come', () => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<div data-load-notice><p role="status"></p></div><a href="#a" data-notice="Download started"><span>Download</span></a>';
  tellDownloads();
  const click = () => fireEvent.click(screen.getByText('Download'));
  const said = () => [screen.getByRole('link').hasAttribute('data-started'), screen.getByRole('status').textContent];
  click();
  wait(1500);
  click();
  wait(1999);
  expect(said()).toEqual([true, 'Download started']);
  wait(1);
  expect(said()).toEqual([false, '']);
});
