import { render, screen } from '@testing-library/react';
import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';

const PHOTO = {
  src: '/mine-800.webp',
  width: 800,
  height: 600,
  alt: 'A mine near Geita',
  sizes: '300px',
  sources: [
    { type: 'image/avif', srcSet: '/mine-400.avif 400w, /mine-800.avif 800w' },
    { type: 'image/webp', srcSet: '/mine-400.webp 400w, /mine-800.webp 800w' },
  ],
};
const DRAWN = { src: '/sector.svg', width: 600, height: 500 };
const FRAME = { src: '/frame.svg', width: 600, height: 500, photo: PHOTO };

const renderPhoto = (isLazy?: boolean) =>
  render(<FramedPicture picture={FRAME} fallbackSrc="/default.svg" lazy={isLazy} />);
const photo = () => screen.getByAltText('A mine near Geita');

describe('a picture without a photo', () => {
  it('is the drawn one alone', () => {
    const { container } = render(<FramedPicture picture={DRAWN} fallbackSrc="/default.svg" className="box" />);

    expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual(['http://localhost/sector.svg']);
    expect(container.querySelector('img')).toHaveClass('box');
  });
});

describe('a framed photo', () => {
  it('stands under the border of the picture that it replaces', () => {
    const { container } = renderPhoto();

    const shown = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(shown).toEqual(['/mine-800.webp', '/frame.svg']);
  });

  it('speaks the words of the photo and not the frame', () => {
    renderPhoto();

    expect(screen.getAllByRole('img')).toEqual([photo()]);
  });

  it('comes as AVIF, else as WebP, in the width that the page shows', () => {
    const { container } = renderPhoto();

    const sources = [...container.querySelectorAll('picture > source')];
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]).toHaveAttribute('srcset', '/mine-400.avif 400w, /mine-800.avif 800w');
    for (const source of sources) expect(source).toHaveAttribute('sizes', '300px');
  });

  it('holds its place by its size and waits until it is near', () => {
    renderPhoto();

    expect(photo()).toHaveAttribute('width', '800');
    expect(photo()).toHaveAttribute('height', '600');
    expect(photo()).toHaveAttribute('loading', 'lazy');
  });

  it('comes at once where it shows without scrolling', () => {
    renderPhoto(false);

    expect(photo()).not.toHaveAttribute('loading');
  });

  it('names its substitute', () => {
    renderPhoto();

    expect(photo()).toHaveAttribute('data-fallback', '/default.svg');
  });
});
