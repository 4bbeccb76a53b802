import { render } from '@testing-library/react';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';

it.each([
  [{ placeholder: true }, 'Sample'],
  [{ placeholder: false }, ''],
  [{}, ''],
])('beside an entry with %j stands “%s”', (entry, text) => {
  expect(render(<SampleTag of={entry} />).container.textContent).toBe(text);
});
