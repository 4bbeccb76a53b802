import type { StructuredData } from '@/lib/server/seo/structuredData';

type JsonLdProps = {
  data: StructuredData;
};

/** Structured data for search engines. `<` is escaped so that no text can close the script element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
