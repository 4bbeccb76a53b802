declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.scss';

declare module '*.mdx' {
  const Body: import('./components/mdx/mdxComponents').MdxBody;
  export default Body;
}

/** Evaluates the formulas of a workbook in place. */
declare module 'xlsx-calc' {
  type Sheet = Record<string, { v: number | string | null; f?: string | undefined }>;
  type Workbook = { Sheets: Record<string, Sheet>; Workbook: { Names: { Name: string; Ref: string }[] } };
  const xlsxCalc: ((workbook: Workbook) => void) & {
    import_functions(functions: Record<string, (value: number) => number | string>): void;
  };
  export default xlsxCalc;
}

/** Cuts a font down to the letters of a text. */
declare module 'subset-font' {
  type Range = { min: number; max: number; default?: number };
  type Options = { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, number | Range> };
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}

/** The custom elements of the site, which the server renders like any tag. */
declare namespace React.JSX {
  type Attributes = import('./lib/site/elementParts').ElementAttributes;
  type PageElements = {
    [Name in keyof Attributes]: import('react').HTMLAttributes<HTMLElement> & Attributes[Name];
  };
  interface IntrinsicElements extends PageElements {}
}
