import { render, screen } from '@testing-library/react';
import { HeroPicture } from '@/components/shell/PageHero';
import { photoFile } from '../preparedPhotos';

const SVG = '<svg viewBox="0 0 420 300"><path d="M0 0h9"/></svg>';
const photo = photoFile({ file: 'audit.jpg', alt: 'Two auditors' }, { widths: { base: '340px' } });

it('a hero photo has the border on top, and is preloaded except on phones', () => {
  const { container } = render(<HeroPicture svg={SVG} photo={photo} className="box" />);
  const shown = screen.getByRole('img', { name: 'Two auditors' });
  const [border] = container.getElementsByTagName('svg');
  expect(container.querySelector('.box')).toContainElement(shown);
  expect(border && shown.compareDocumentPosition(border)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shown).toHaveAttribute('loading', 'lazy');
  const preload = document.head.querySelector('link[rel="preload"][as="image"]');
  expect(preload).toHaveAttribute('imagesrcset', photo.srcSet);
  expect(preload).toHaveAttribute('imagesizes', '340px');
  expect(preload).toHaveAttribute('media', '(min-width: 48em)');
});
