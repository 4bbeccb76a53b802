import type { Thing, WithContext } from 'schema-dts';
import { DocumentScript } from './DocumentScript';

type JsonLdProps = {
  data: WithContext<Thing>;
};

/** Structured data for search engines. The slash is escaped so that no text can end the element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <DocumentScript type="application/ld+json" code={json} />;
}
