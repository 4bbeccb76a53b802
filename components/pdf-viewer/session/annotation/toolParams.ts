import { AnnotationEditorParamsType, AnnotationEditorType } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Tool, ToolOptions } from '../viewerState';

/** The editor of pdf.js behind each tool. */
export const EDITOR_OF_TOOL: Readonly<Record<Tool, number>> = {
  none: AnnotationEditorType.NONE,
  text: AnnotationEditorType.FREETEXT,
  highlight: AnnotationEditorType.HIGHLIGHT,
  ink: AnnotationEditorType.INK,
  stamp: AnnotationEditorType.STAMP,
};

/** The parameter of pdf.js behind each option. */
const PARAM_OF_OPTION: Readonly<Record<keyof ToolOptions, number>> = {
  textColor: AnnotationEditorParamsType.FREETEXT_COLOR,
  textSize: AnnotationEditorParamsType.FREETEXT_SIZE,
  highlightColor: AnnotationEditorParamsType.HIGHLIGHT_COLOR,
  highlightThickness: AnnotationEditorParamsType.HIGHLIGHT_THICKNESS,
  inkColor: AnnotationEditorParamsType.INK_COLOR,
  inkThickness: AnnotationEditorParamsType.INK_THICKNESS,
  inkOpacity: AnnotationEditorParamsType.INK_OPACITY,
};

const NAMES = Object.keys(PARAM_OF_OPTION) as (keyof ToolOptions)[];

/** An option as a parameter of pdf.js, which counts opacity from 0 to 1 where the view has per cent. */
export function paramOfOption(name: keyof ToolOptions, value: string | number) {
  return { type: PARAM_OF_OPTION[name], value: name === 'inkOpacity' ? Number(value) / 100 : value };
}

/** The options among parameters of pdf.js, rounded to whole points and per cent; other parameters are left out. */
export function optionsOfParams(params: readonly (readonly [number, unknown])[]): Partial<ToolOptions> {
  const options: Record<string, string | number> = {};
  for (const [type, value] of params) {
    const name = NAMES.find((option) => PARAM_OF_OPTION[option] === type);
    if (!name) continue;
    if (typeof value === 'number') options[name] = name === 'inkOpacity' ? Math.round(value * 100) : Math.round(value);
    else if (typeof value === 'string') options[name] = value.toUpperCase();
  }
  return options;
}
