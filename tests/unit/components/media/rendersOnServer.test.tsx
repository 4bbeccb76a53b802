/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { NewsletterForm } from '@/components/media/NewsletterForm';
import { PublicationGrid } from '@/components/media/PublicationGrid';

describe('media in the static page', () => {
  it('has a newsletter form that posts by itself', () => {
    const html = renderToString(<NewsletterForm />);
    expect(html).toContain('action="/newsletter"');
    expect(html).toContain('method="post"');
    expect(html).toContain('required=""');
  });

  it('has every publication', () => {
    const publications = ['news', 'guide'].map((category) => ({ id: category, category, card: <h3>A {category}</h3> }));
    const html = renderToString(
      <PublicationGrid
        publications={publications}
        filters={[{ id: 'all', label: 'All Publications' }]}
        emptyPicture={{ src: '/a.svg', width: 3, height: 2 }}
      />,
    );
    expect(html.match(/<h3/g)).toHaveLength(2);
  });
});
