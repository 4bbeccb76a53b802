'use client';

// Needs the browser: takes clicks on links to documents, and what the address asks for.
import { useEffect, useState } from 'react';
import { DocumentOpener, type OpenedDocument } from './documentOpener';
import { ViewerDialog } from './ViewerDialog';

/**
 * Opens the PDFs of a page in the viewer. Mount it once on a page with links like
 * `<a href="/documents/tax-guide.pdf" data-viewer-doc="tax-guide" data-viewer-title="Tax Guide 2024/25">`.
 * They may also carry `data-viewer-facts` ('PDF · 86 KB'), `data-viewer-page` and `data-viewer-find`.
 * Renders nothing, and loads nothing of the viewer, until one of them is opened. The dialog itself comes with
 * the page: it says so when the viewer cannot be fetched.
 */
export function DocumentViewerHost() {
  const [opened, setOpened] = useState<OpenedDocument>();
  const [opener] = useState(() => new DocumentOpener(setOpened));

  useEffect(() => opener.start(), [opener]);

  return opened ? <ViewerDialog key={opened.key} opened={opened} opener={opener} /> : null;
}
