import { render, screen } from '@testing-library/react';
import { FilePicture } from '@/components/ui/picture/FilePicture';

const SIZE = { width: 300, height: 200 };

describe('FilePicture', () => {
  it('decorates unless it is given words', () => {
    render(<FilePicture src="/images/a.svg" {...SIZE} />);

    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  it('holds its place by its size and waits until it is near', () => {
    render(<FilePicture src="/images/a.svg" {...SIZE} alt="Award" />);

    expect(screen.getByRole('img', { name: 'Award' })).toHaveAttribute('width', '300');
    expect(screen.getByRole('img')).toHaveAttribute('height', '200');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it('comes at once where it shows without scrolling', () => {
    render(<FilePicture src="/images/a.svg" {...SIZE} alt="Award" lazy={false} />);

    expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  });

  it('names its substitute, and what to say when it fails, for the inline script', () => {
    render(<FilePicture src="/a.svg" {...SIZE} alt="Award" fallbackSrc="/default.svg" failureMessage="It failed" />);

    expect(screen.getByRole('img')).toHaveAttribute('data-fallback', '/default.svg');
    expect(screen.getByRole('img')).toHaveAttribute('data-failure', 'It failed');
  });

  it('offers other formats and crops before it', () => {
    const sources = [{ type: 'image/avif', srcSet: '/a.avif' }];
    const { container } = render(<FilePicture src="/a.jpg" {...SIZE} alt="Award" sources={sources} sizes="50vw" />);

    expect(container.querySelector('picture > source')).toHaveAttribute('srcset', '/a.avif');
    expect(container.querySelector('picture > source')).toHaveAttribute('sizes', '50vw');
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a.jpg');
  });
});
