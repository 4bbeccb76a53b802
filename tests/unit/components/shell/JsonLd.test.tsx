import { render } from '@testing-library/react';
import { JsonLd } from '@/components/shell/JsonLd';

it('structured data stands in the page so that no text can end its element', () => {
  const name = '</script><script>alert(1)</script>';
  const { container } = render(<JsonLd data={{ '@context': 'https://schema.org', '@type': 'Organization', name }} />);
  expect(container.innerHTML.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(container.textContent ?? '')).toMatchObject({ name });
});
