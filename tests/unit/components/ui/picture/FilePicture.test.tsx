import { render, screen } from '@testing-library/react';
import { FilePicture, type FilePictureProps } from '@/components/ui/picture/FilePicture';

const show = (props: Partial<FilePictureProps> = {}) =>
  render(<FilePicture src="/a.jpg" width={300} height={200} alt="Award" {...props} />).container;
const image = () => screen.getByRole('img', { name: 'Award' });

describe('a picture of a file', () => {
  it('decorates unless it is given words', () => {
    show({ alt: undefined });
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  it('holds its place by its size and waits until it is near', () => {
    show();
    for (const [name, value] of Object.entries({ src: '/a.jpg', width: '300', height: '200', loading: 'lazy' }))
      expect(image()).toHaveAttribute(name, value);
  });

  it('comes at once where it shows without scrolling, and first of all where it is the largest there', () => {
    show({ lazy: false, isFirst: true });
    expect(image()).not.toHaveAttribute('loading');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it('names its substitute, and what to say when it fails, for the inline script', () => {
    show({ fallbackSrc: '/default.svg', failureMessage: 'It failed' });
    expect(image().dataset).toMatchObject({ fallback: '/default.svg', failure: 'It failed' });
  });

  it('offers other formats and crops before it', () => {
    const container = show({ sources: [{ type: 'image/avif', srcSet: '/a.avif' }], sizes: '50vw' });
    const source = container.querySelector('picture > source');
    expect(source?.outerHTML).toMatch(/type="image\/avif" srcset="\/a\.avif" sizes="50vw"/);
    expect(source?.nextElementSibling).toBe(image());
  });
});
