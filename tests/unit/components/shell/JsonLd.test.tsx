import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { JsonLd } from '@/components/shell/JsonLd';

const name = '</script><script>alert(1)</script>';
const data = <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Organization', name }} />;

describe('structured data', () => {
  it('is escaped so that no text can close its element, and survives hydration', async () => {
    document.body.innerHTML = renderToString(data);
    const written = document.body.innerHTML;
    expect(written.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(document.body.textContent ?? '')).toMatchObject({ name });

    await act(async () => hydrateRoot(document.body, data));
    expect(document.body.innerHTML).toBe(written);
  });
});
