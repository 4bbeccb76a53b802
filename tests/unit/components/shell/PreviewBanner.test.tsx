import { render } from '@testing-library/react';
import { PreviewBanner } from '@/components/shell/SiteDocument';

const before = process.env;
afterEach(() => (process.env = before));

it.each([
  ['deploy-preview', /not the published site.*Not ready to be launched/],
  ['branch-deploy', /not the published site/],
  ['production', /^$/],
  ['dev', /^$/],
  ['', /^$/],
])('in the context “%s” the banner shows %s', (CONTEXT, text) => {
  process.env = { ...before, CONTEXT };
  expect(render(<PreviewBanner />).container.textContent).toMatch(text);
});
