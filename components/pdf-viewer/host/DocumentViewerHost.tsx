'use client';
// Needs the browser: handles clicks on links to documents, and opens what the URL asks for.

import { useEffect, useState } from 'react';
import { DocumentOpener, type OpenedDocument } from './documentOpener';
import { ViewerDialog } from './ViewerDialog';

/**
 * Opens the PDFs of a page in the viewer: mount it once on a page whose links carry viewerLinkProps. The viewer itself
 * is loaded at the first opening; the dialog ships with the page, so that it can say if that fails.
 */
export function DocumentViewerHost() {
  const [opened, setOpened] = useState<OpenedDocument>();
  const [opener] = useState(() => new DocumentOpener(setOpened));

  useEffect(() => opener.start(), [opener]);

  return opened ? <ViewerDialog key={opened.key} opened={opened} opener={opener} /> : null;
}
