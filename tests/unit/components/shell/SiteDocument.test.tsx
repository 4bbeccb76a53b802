/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import EnglishLayout from '@/app/(en)/layout';

it('the frame of a page needs no browser, whose document the development server lacks', () => {
  expect(renderToString(<EnglishLayout>text</EnglishLayout>)).toContain('text');
});
