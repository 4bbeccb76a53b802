import { fireEvent, render, screen } from '@testing-library/react';
import { FramedPhoto } from '@/components/ui/framed-photo/FramedPhoto';

const PHOTO = { src: '/mine.webp', width: 800, height: 600, alt: 'A mine near Geita' };
const FRAME = { src: '/frame.svg', width: 600, height: 500 };

describe('a framed photo', () => {
  it('speaks the words of the photo and not the frame', () => {
    render(<FramedPhoto photo={PHOTO} frame={FRAME} fallbackSrc="/default.svg" />);

    expect(screen.getAllByRole('img')).toEqual([screen.getByAltText('A mine near Geita')]);
  });

  it('puts the substitute in the place of a photo that fails', () => {
    render(<FramedPhoto photo={PHOTO} frame={FRAME} fallbackSrc="/default.svg" />);
    const photo = screen.getByAltText('A mine near Geita');

    fireEvent.error(photo);

    expect(photo).toHaveAttribute('src', '/default.svg');
  });
});
