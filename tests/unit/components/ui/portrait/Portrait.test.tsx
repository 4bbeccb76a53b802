import { render, screen } from '@testing-library/react';
import { Portrait } from '@/components/ui/portrait/Portrait';

const BUST = { src: '/bust.svg', width: 320, height: 360 };

describe('a portrait', () => {
  it('sets the initials over the bust, for the eye alone', () => {
    render(<Portrait picture={BUST} initials="NE" fallbackSrc="/default.svg" />);

    expect(screen.getByText('NE')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('speaks the words of a photo and sets nothing over it', () => {
    const photo = { ...BUST, src: '/neema.webp', alt: 'Neema at her desk' };
    const { container } = render(<Portrait picture={{ ...BUST, photo }} initials="NE" fallbackSrc="/default.svg" />);

    expect(screen.getByRole('img', { name: 'Neema at her desk' })).toHaveAttribute('src', '/neema.webp');
    expect(container).toHaveTextContent('');
  });
});
