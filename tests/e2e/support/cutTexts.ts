import type { Page } from '@playwright/test';

/** Opens every panel, also in accordions. */
const openPanels = (page: Page) =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll('details')) {
      panel.removeAttribute('name');
      panel.open = true;
    }
  });

/** Finds texts clipped at a side by a box around them or by the window. */
const cutAtSides = (page: Page) =>
  page.evaluate(() => {
    const overflowOf = (box: Element) => getComputedStyle(box).overflowX;
    const boxesAround = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...boxesAround(element.parentElement)];
    const isForReaders = (box: Element) => box.clientWidth <= 1 && overflowOf(box) !== 'visible';
    /** Returns the left and right edges of the visible area, up to the first scrolling box. */
    const edgesAround = (boxes: Element[]) => {
      const end = boxes.findIndex((box) => /auto|scroll/.test(overflowOf(box)));
      const within = end < 0 ? boxes : boxes.slice(0, end);
      const rects = within
        .filter((box) => /hidden|clip/.test(overflowOf(box)))
        .map((box) => box.getBoundingClientRect());
      return end < 0 ? [...rects, new DOMRect(0, 0, document.documentElement.clientWidth, 0)] : rects;
    };
    const rectsOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const isCut = (text: Node) => {
      const boxes = boxesAround(text.parentElement);
      if (!boxes[0]?.checkVisibility({ visibilityProperty: true }) || boxes.some(isForReaders)) return false;
      const edges = edgesAround(boxes);
      return rectsOf(text).some(({ left, right }) =>
        edges.some((edge) => right > edge.right + 1 || left < edge.left - 1),
      );
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isCut(walker.currentNode)) cut.push(walker.currentNode.textContent?.trim().slice(0, 60) ?? '');
    }
    return cut;
  });

/** Finds placeholders that are longer than their fields. */
const cutPlaceholders = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('input')]
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        if (drawing) drawing.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return room > 1 && (drawing?.measureText(field.placeholder).width ?? 0) > room + 1;
      })
      .map(({ placeholder }) => placeholder);
  });

/** Returns the beginnings of clipped texts and placeholders. Ignores scrolling boxes and hidden texts. */
export async function cutTexts(page: Page): Promise<string[]> {
  await openPanels(page);
  return [...(await cutAtSides(page)), ...(await cutPlaceholders(page))];
}
