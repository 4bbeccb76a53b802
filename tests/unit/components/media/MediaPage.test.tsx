import { render, screen } from '@testing-library/react';
import { MediaPage } from '@/components/media/MediaPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getVideos } from '@/lib/server/content/loaders/resources';

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
