declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.scss';

/** Works out the formulas of a workbook in place. */
declare module 'xlsx-calc' {
  type Sheet = Record<string, { v: number | string | null; f?: string | undefined }>;
  type Workbook = { Sheets: Record<string, Sheet>; Workbook: { Names: { Name: string; Ref: string }[] } };
  const xlsxCalc: ((workbook: Workbook) => void) & {
    import_functions(functions: Record<string, (value: number) => number | string>): void;
  };
  export default xlsxCalc;
}
