import { fireEvent, render, screen } from '@testing-library/react';
import { MediaPage } from '@/components/media/MediaPage';
import { ResourcesPage } from '@/components/resources/ResourcesPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getMedia, getVideos } from '@/lib/server/content/loaders/resources';
import { mockBrowserApis } from '@/tests/support/mockBrowserApis';

jest.mock('@/lib/server/resources/fileFacts', () => ({
  ...jest.requireActual('@/lib/server/resources/fileFacts'),
  fileFacts: (href: string) => ({ href, type: 'PDF', size: '74 KB', text: 'PDF, 74 KB' }),
}));

it.each([
  ['that they are not online yet if none has a URL', true, 'No video yet.'],
  ['where they are', false, 'Short videos.'],
])('the list of videos says %s', (_, placeholder, sentence) => {
  const videos = getVideos().map((video) => ({ ...video, placeholder }));
  render(<MediaPage media={[]} videos={videos} firm={getFirm('en')} />);
  expect(screen.getByText(sentence)).toBeVisible();
});

it('a firm without publications and videos says so, and shows no empty list of videos', () => {
  const { rerender } = render(<MediaPage media={[]} videos={getVideos()} firm={getFirm('en')} />);
  expect(screen.getByRole('heading', { name: /^Videos/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Videos' })).toBeVisible();
  rerender(<MediaPage media={[]} videos={[]} firm={getFirm('en')} />);
  expect(screen.getByText('No Featured Publications')).toBeVisible();
  expect(screen.getByText('No media publications available in this category.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Videos/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Videos' })).toBeNull();
});

it.each([
  ['on the media page', <MediaPage key="a" media={getMedia()} videos={[]} firm={getFirm('en')} />, 'Downloading...'],
  ['in the library', <ResourcesPage key="b" />, 'Download started'],
])('a download %s says so after a press', (_, page, notice) => {
  mockBrowserApis();
  render(page);
  const links = screen.getAllByRole('link', { name: /^Download/ });
  for (const link of links) fireEvent.click(link);
  expect(new Set(links.map(({ firstChild }) => firstChild?.textContent))).toEqual(new Set([notice]));
});
