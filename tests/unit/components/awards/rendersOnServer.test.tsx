/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { AwardGallery } from '@/components/awards/gallery/AwardGallery';
import { AWARDS } from './awards';

describe('the static page of the award gallery', () => {
  const html = renderToString(<AwardGallery awards={AWARDS} />);

  it('holds every award', () => {
    for (const { title } of AWARDS) expect(html).toContain(`Picture of <!-- -->${title}`);
  });

  it('holds no style attribute, which the security policy would block', () => {
    expect(html).not.toContain('style=');
  });
});
