import { render, screen } from '@testing-library/react';
import { FramedPicture } from '@/components/ui/FilePicture';

const FRAME = { src: '/frame.svg', width: 600, height: 500 };
const PHOTO = { src: '/mine-800.webp', width: 800, height: 600, alt: 'A mine near Geita' };

it.each([
  ['without a photo is the drawn one alone', undefined, ['/frame.svg'], []],
  ['with a photo has it under the border, and the photo speaks alone', PHOTO, [PHOTO.src, '/frame.svg'], [PHOTO.alt]],
])('a picture %s', (_, photo, sources, spoken) => {
  const { container } = render(<FramedPicture picture={{ ...FRAME, photo }} />);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(sources);
  expect(screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(spoken);
});
