import { z } from 'zod';
import { JSON_FILES } from '../source/collections.ts';

/** Folder of the schemas for VS Code; one for each JSON file of content/. */
export const SCHEMA_FOLDER = '.vscode/schemas';

/** Returns resources-guides.schema.json for content/resources/guides.json. */
const schemaName = (file: string) =>
  `${file
    .replace(/^content\//, '')
    .replace(/\.json$/, '')
    .replaceAll('/', '-')}.schema.json`;

type JsonSchema = Record<string, unknown>;

/** Adds examples, which editors suggest as values. */
function showExample(schema: JsonSchema): void {
  if (!('example' in schema)) return;
  schema.examples = [schema.example];
  delete schema.example;
}

const toJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    // Rules that need code, such as a day in the future, are left to the content check.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => showExample(jsonSchema),
  });

/** Builds the JSON schemas of content/ by path, and VS Code's settings that apply them while typing. */
export function editorFiles(): Map<string, unknown> {
  const associations = JSON_FILES.map(({ file }) => ({
    fileMatch: [`/${file}`],
    url: `./${SCHEMA_FOLDER}/${schemaName(file)}`,
  }));
  const settings = { 'files.encoding': 'utf8', 'files.eol': '\n', 'json.schemas': associations };
  return new Map<string, unknown>([
    ['.vscode/settings.json', settings],
    ...JSON_FILES.map(({ file, schema }): [string, unknown] => [
      `${SCHEMA_FOLDER}/${schemaName(file)}`,
      toJsonSchema(schema),
    ]),
  ]);
}
