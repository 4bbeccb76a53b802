import { render, screen } from '@testing-library/react';
import { Portrait } from '@/components/ui/portrait/Portrait';

const BUST = { src: '/bust.svg', width: 320, height: 360 };
const show = (photo?: typeof BUST & { alt: string }) =>
  render(<Portrait picture={photo ? { ...BUST, photo } : BUST} initials="NE" fallbackSrc="/default.svg" />);

it('a portrait has the initials over the bust, for the eye alone', () => {
  show();
  expect(screen.getByText('NE')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('a portrait speaks the words of a photo and has nothing over it', () => {
  const { container } = show({ ...BUST, src: '/neema.webp', alt: 'Neema at her desk' });
  expect(screen.getByRole('img', { name: 'Neema at her desk' })).toHaveAttribute('src', '/neema.webp');
  expect(container).toHaveTextContent('');
});
