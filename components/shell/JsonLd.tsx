import type { StructuredData } from '@/lib/server/seo/structuredData';

type JsonLdProps = {
  data: StructuredData;
};

/** Structured data for search engines. The slash is escaped so that no text can end the element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
