import { Icon } from '@/components/ui/icon/Icon';
import type { TextHit } from '@/lib/search/textHit';
import { PageHits } from './PageHits';
import { SearchHit } from './SearchHit';

const placeOf = ({ place, file }: TextHit) => (
  <>
    <Icon name={file ? 'file' : 'arrow-right'} size={16} />
    {place}
  </>
);

/** Full-text hits: a document as a link with its pages below it, a page of the site with its excerpt. */
export function TextHits({ hits }: { hits: readonly TextHit[] }) {
  return (
    <ol role="list">
      {hits.map((hit) => {
        const { href, title, place, excerpt, file } = hit;
        return (
          <SearchHit
            key={file?.id ?? href}
            href={href}
            title={title}
            heading="h3"
            place={place !== title && placeOf(hit)}
            excerpt={excerpt}
          >
            {file && <PageHits file={file} title={title} />}
          </SearchHit>
        );
      })}
    </ol>
  );
}
