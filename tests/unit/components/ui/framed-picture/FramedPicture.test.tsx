import { render, screen } from '@testing-library/react';
import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';

const ALT = 'A mine near Geita';
const PHOTO = { src: '/mine-800.webp', width: 800, height: 600, alt: ALT };
const FRAME = { src: '/frame.svg', width: 600, height: 500 };
const show = (props: Partial<Parameters<typeof FramedPicture>[0]>) =>
  render(<FramedPicture picture={{ ...FRAME, photo: PHOTO }} fallbackSrc="/default.svg" {...props} />).container;
const sources = (container: Element) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('a picture without a photo is the drawn one alone', () => {
  const container = show({ picture: FRAME, className: 'box' });
  expect(sources(container)).toEqual(['/frame.svg']);
  expect(container.querySelector('img')).toHaveClass('box');
});

describe('a framed photo', () => {
  it('stands under the border of the picture that it replaces, and speaks alone', () => {
    const container = show({});
    expect(sources(container)).toEqual(['/mine-800.webp', '/frame.svg']);
    expect(screen.getAllByRole('img')).toEqual([screen.getByAltText(ALT)]);
  });

  it.each([
    [undefined, 'lazy'],
    [false, null],
  ])('waits until it is near, unless it shows without scrolling (lazy: %s)', (lazy, loading) => {
    show({ lazy });
    expect(screen.getByAltText(ALT).getAttribute('loading')).toBe(loading);
  });

  it('names its substitute, and fills the box of a class', () => {
    const container = show({ className: 'box' });
    expect(screen.getByAltText(ALT)).toHaveAttribute('data-fallback', '/default.svg');
    expect(container.querySelector('.box')).toContainElement(screen.getByAltText(ALT));
  });
});
