import { render, screen } from '@testing-library/react';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';

it('a heading of a section has its introduction and its action beside it, not in it', () => {
  render(<SectionHeading id="media" title="Media" intro="Four items." action={<a href="/media">View All</a>} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Media' })).toHaveAttribute('id', 'media');
  expect(screen.getByText('Four items.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View All' })).toBeVisible();
});
