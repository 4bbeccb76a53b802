import { render, screen } from '@testing-library/react';
import { MediaPage } from '@/components/media/MediaPage';
import type { Video } from '@/lib/content/schemas/resources';
import { getFirm } from '@/lib/server/content/loaders/firm';

const VIDEO: Video = {
  id: 'reading-a-paye-table',
  title: 'Reading a PAYE table',
  description: 'Five bands, one salary.',
  category: 'videos',
  type: 'video',
  icon: 'video',
  date: '2025-09-24',
  motif: 'percent',
  link: 'https://videos.example/reading-a-paye-table',
};

it('a firm without publications and videos says so, and offers no empty list of videos', () => {
  const { rerender } = render(<MediaPage media={[]} videos={[VIDEO]} firm={getFirm()} />);
  expect(screen.getByRole('heading', { name: /^Videos/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Videos' })).toBeVisible();
  rerender(<MediaPage media={[]} videos={[]} firm={getFirm()} />);
  expect(screen.getByText('No Featured Publications')).toBeVisible();
  expect(screen.getByText('No media publications available in this category.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Videos/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Videos' })).toBeNull();
});
