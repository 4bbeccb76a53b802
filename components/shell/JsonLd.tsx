import type { Thing, WithContext } from 'schema-dts';

type JsonLdProps = {
  data: WithContext<Thing>;
};

/** Structured data for search engines. The slash is escaped so that no text can end the element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
