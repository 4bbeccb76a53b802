import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { exampleOf } from '../issues/validateSource.ts';
import { JSON_FILES } from '../source/collections.ts';

/** Folder of the schemas, which .vscode/settings.json applies by the names of the files. */
const SCHEMA_FOLDER = '.vscode/schemas';

/** Returns resources-guides.schema.json for content/resources/guides.json. */
export const schemaName = (file: string): string =>
  `${file.slice('content/'.length, -'.json'.length).replaceAll('/', '-')}.schema.json`;

/** Builds the JSON schema of a file. Rules that need code, such as a day in the future, are left to the content check. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // VS Code suggests examples as values; the words of our metadata mean nothing to it.
      const example = exampleOf(zodSchema);
      if (example !== undefined) jsonSchema.examples = [example];
      for (const word of ['example', 'ref', 'unique', 'advice']) delete jsonSchema[word];
    },
  });

/**
 * `npm run prepare`, called by `npm ci` and `npm run dev`: writes the JSON schemas of content/ with which VS Code
 * completes and checks fields. They are not in the repository. Without the development packages it writes none.
 */
export function writeSchemas(): void {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const { file, schema } of JSON_FILES) {
    writeFileSync(`${SCHEMA_FOLDER}/${schemaName(file)}`, JSON.stringify(toJsonSchema(schema)));
  }
}
