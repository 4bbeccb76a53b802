'use client';
// Needs the browser: tells a page that came as a document from one that the router has opened.

import { useState, useSyncExternalStore } from 'react';

type DocumentScriptProps = {
  /** A script that runs, or data of another type. */
  code: string;
  type?: string | undefined;
};

const subscribe = () => () => {};

/**
 * A script that stands in the page as a document, for its first paint or for search engines. A page that the router opens does
 * without: a script made there would not run, and React makes it from a string, which Trusted Types refuse.
 */
export function DocumentScript({ code, type }: DocumentScriptProps) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // Kept from the first render: those after it are no hydration.
  const [isInDocument] = useState(isHydrating);
  if (!isInDocument) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant whose hash the policy carries, or escaped JSON
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
