import { render } from '@testing-library/react';
import { JsonLd } from '@/components/shell/JsonLd';

describe('JsonLd', () => {
  it('holds its data so that no text can end the element', () => {
    const hostile = '</script><script>alert(1)</script>';
    const { container } = render(
      <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Organization', name: hostile }} />,
    );

    expect(container.innerHTML.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(container.textContent ?? '')).toMatchObject({ name: hostile });
  });
});
