import { render } from '@testing-library/react';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';

it.each([
  [[{ placeholder: false }, { placeholder: true }], 'Sample'],
  [[{ placeholder: false }], ''],
  [[{}], ''],
  [[], ''],
])('for the entries %j stands “%s”', (entries, text) => {
  expect(render(<SampleTag of={entries} />).container.textContent).toBe(text);
});
