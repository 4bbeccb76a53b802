/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import EnglishLayout from '@/app/(en)/layout';

it('the page frame renders without a DOM, as on the development server', () => {
  expect(renderToString(<EnglishLayout>text</EnglishLayout>)).toContain('text');
});
