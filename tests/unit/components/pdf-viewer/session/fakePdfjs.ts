import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parts } from '@/components/pdf-viewer/session/createParts';
import { createStore, INITIAL_STATE, type ViewerState } from '@/components/pdf-viewer/session/viewerState';

/** Reads the values of a pdf.js enum from its source, because Jest cannot run pdf.js. */
function pdfjsEnum(name: string): Record<string, number> {
  const source = readFileSync(join(process.cwd(), 'node_modules/pdfjs-dist/legacy/build/pdf.mjs'), 'utf8');
  const body = source.match(new RegExp(`const ${name} = \\{([^}]*)\\}`))?.[1];
  if (!body) throw new Error(`pdf.js has no enumeration ${name} any more.`);
  return Object.fromEntries([...body.matchAll(/(\w+): (-?\d+)/g)].map(([, key, value]) => [key, Number(value)]));
}

/** The pdf.js enums that the session uses. */
export const pdfjsEnums = {
  AnnotationMode: pdfjsEnum('AnnotationMode'),
  AnnotationEditorType: pdfjsEnum('AnnotationEditorType'),
  AnnotationEditorParamsType: pdfjsEnum('AnnotationEditorParamsType'),
};

/** Creates a fake pdf.js document with only the members that a test needs. */
export const fakePdf = (members: object) => members as PDFDocumentProxy;

/** Creates a fake event bus that records dispatched events. `emit` simulates an event from pdf.js. */
function fakeBus() {
  const listeners = new Map<string, (event: object) => void>();
  const dispatched: { name: string; data: Record<string, unknown> }[] = [];
  return {
    dispatched,
    emit: (name: string, event: object) => {
      const listener = listeners.get(name);
      if (!listener) throw new Error(`Nothing listens to ${name}.`);
      listener(event);
    },
    on: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    dispatch: (name: string, data: Record<string, unknown>) => void dispatched.push({ name, data }),
  };
}

/** Creates fake pdf.js parts with only the few members that the session's modules use. */
export function fakeParts() {
  const eventBus = fakeBus();
  const viewer = { container: document.createElement('div'), updateScale: jest.fn() };
  const fake: object = { eventBus, viewer };
  return { eventBus, viewer, parts: fake as Parts };
}

export const fakeStore = (state: Partial<ViewerState> = {}) => createStore({ ...INITIAL_STATE, ...state });
