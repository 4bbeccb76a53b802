import { createAnnotating } from '@/components/pdf-viewer/session/annotating';
import { createAltText } from '@/components/pdf-viewer/session/pdfjsContract';
import { followGestures, followScrolling } from '@/components/pdf-viewer/session/sizing';
import { HIGHLIGHT_COLOR_LIST, type ToolOptions } from '@/components/pdf-viewer/session/toolOptions';
import { INITIAL_STATE } from '@/components/pdf-viewer/session/viewerState';
import { fakeParts, fakeStore, pdfjsEnums } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  ...jest.requireActual('./fakePdfjs').pdfjsEnums,
  TouchManager: jest.fn(),
}));
jest.mock('pdfjs-dist/legacy/web/pdf_viewer.mjs', () => ({ DownloadManager: class {}, FindState: {} }));

const { AnnotationEditorParamsType: PARAMS } = pdfjsEnums;

/** Creates the annotation tools for an open document, after pdf.js has created its editor manager. */
function start() {
  const { eventBus, viewer, parts } = fakeParts();
  const store = fakeStore({ phase: 'ready' });
  const annotating = createAnnotating(parts, store);
  eventBus.emit('annotationeditoruimanager', { uiManager: {} });
  return { eventBus, viewer, store, annotating };
}

describe('new text', () => {
  it.each([
    ['10 points, as in the specification', 1200, 10],
    ['14 points on a narrow screen', 390, 14],
  ])('is %s', (_what, width, points) => {
    const { eventBus, viewer, annotating } = start();
    Object.defineProperty(viewer.container, 'clientWidth', { value: width });
    annotating.toggleTool('text');
    expect(eventBus.dispatched.map(({ data }) => data.value)).toEqual([points]);
  });
});

describe('the options of the tools', () => {
  it.each<[keyof ToolOptions, string | number, number | undefined, string | number]>([
    ['textColor', '#B52E1E', PARAMS.FREETEXT_COLOR, '#B52E1E'],
    ['textSize', 24, PARAMS.FREETEXT_SIZE, 24],
    ['highlightColor', '#BFD4FF', PARAMS.HIGHLIGHT_COLOR, '#BFD4FF'],
    ['highlightThickness', 8, PARAMS.HIGHLIGHT_THICKNESS, 8],
    ['inkColor', '#272E8F', PARAMS.INK_COLOR, '#272E8F'],
    ['inkThickness', 20, PARAMS.INK_THICKNESS, 20],
    ['inkOpacity', 45, PARAMS.INK_OPACITY, 0.45],
  ])('%s %s is sent to pdf.js and shown', (name, value, type, sent) => {
    const { eventBus, store, annotating } = start();
    annotating.setOption(name, value);
    expect(eventBus.dispatched).toEqual([
      { name: 'switchannotationeditorparams', data: { source: eventBus, type, value: sent } },
    ]);
    expect(store.get().toolOptions).toEqual({ ...fakeStore().get().toolOptions, [name]: value });
  });
});

/** Opens the alt text dialog for a picture that has no description yet. */
function startQuestion() {
  const store = fakeStore();
  const question = createAltText(store);
  const keys = { removeEditListeners: jest.fn(), addEditListeners: jest.fn() };
  const editor = {
    altTextData: { altText: null, decorative: false },
    altTextFinish: jest.fn(),
    copyCanvas: () => ({ canvas: document.createElement('canvas') }),
  };
  question.manager.editAltText(keys, editor);
  return { store, editor, keys, ...question };
}

describe('the alt text of a stamped picture', () => {
  it.each([
    [' The seal ', false, 'The seal'],
    ['The seal', true, ''],
  ])('%j (decorative: %s) is stored in the picture as %j, once', (altText, isDecorative, written) => {
    const { store, editor, answerAltText } = startQuestion();
    answerAltText({ altText, isDecorative });
    answerAltText({ altText: 'Second', isDecorative: false });
    expect(editor.altTextData).toEqual({ altText: written, decorative: isDecorative });
    expect(editor.altTextFinish).toHaveBeenCalledTimes(1);
    expect(store.get().altText).toBeUndefined();
  });

  it("suspends the editor's keys until it is answered", () => {
    const { keys, answerAltText } = startQuestion();
    expect(keys.removeEditListeners).toHaveBeenCalled();
    expect(keys.addEditListeners).not.toHaveBeenCalled();
    answerAltText();
    expect(keys.addEditListeners).toHaveBeenCalledTimes(1);
  });
});

it('a new viewer fits the width and has the default options of the specification', () => {
  expect(INITIAL_STATE).toMatchObject({
    phase: 'loading',
    zoom: { value: 'auto' },
    tool: 'none',
    toolOptions: {
      textColor: '#D8432E',
      textSize: 10,
      highlightColor: '#FFFF98',
      highlightThickness: 12,
      inkColor: '#D8432E',
      inkThickness: 1,
      inkOpacity: 100,
    },
  });
  expect(HIGHLIGHT_COLOR_LIST).toMatch(/^yellow=#FFFF98,green=/);
});

// Pinch zoom is tested in tests/e2e/viewer/phone.spec.ts.
describe('the mouse wheel over a document', () => {
  /** Starts gesture handling; wheel events have their pointer at 30, 40. */
  function start() {
    const { viewer, parts } = fakeParts();
    followGestures(parts);
    /** Dispatches a wheel event; returns true if it is left to the browser. */
    const wheel = (init: WheelEventInit) =>
      viewer.container.dispatchEvent(new WheelEvent('wheel', { cancelable: true, clientX: 30, clientY: 40, ...init }));
    return { zoom: viewer.updateScale, wheel };
  }

  it.each([
    ['a pinch on a touchpad', { ctrlKey: true, deltaY: -4 }, 0.04],
    ['a touchpad with Command', { metaKey: true, deltaY: 4 }, -0.04],
    ['a wheel step, by at most a tenth,', { ctrlKey: true, deltaY: 100 }, -0.1],
    ['a backward wheel step, by at most a tenth,', { ctrlKey: true, deltaY: -100 }, 0.1],
  ])('%s zooms around the pointer', (_what, init, exponent) => {
    const { zoom, wheel } = start();
    expect(wheel(init)).toBe(false);
    expect(zoom).toHaveBeenCalledWith({ scaleFactor: Math.exp(exponent), origin: [30, 40], drawingDelay: 400 });
  });

  it('scrolls without a modifier key', () => {
    const { zoom, wheel } = start();
    expect(wheel({ deltaY: 100 })).toBe(true);
    expect(zoom).not.toHaveBeenCalled();
  });
});

it('the pages count as scrolling until 400 ms after the last scroll event', () => {
  jest.useFakeTimers();
  const { viewer, parts } = fakeParts();
  const store = fakeStore();
  followScrolling(parts, store);
  const isScrollingAfter = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return store.get().isScrolling;
  };
  viewer.container.dispatchEvent(new Event('scroll'));
  expect(isScrollingAfter(300)).toBe(true);
  viewer.container.dispatchEvent(new Event('scroll'));
  expect([isScrollingAfter(399), isScrollingAfter(1)]).toEqual([true, false]);
  jest.useRealTimers();
});
