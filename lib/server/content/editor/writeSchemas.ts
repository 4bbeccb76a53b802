import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { exampleOf } from '../issues/validateSource.ts';
import { JSON_FILES } from '../source/collections.ts';

/** Schema folder; .vscode/settings.json maps the schemas to files by name. */
const SCHEMA_FOLDER = '.vscode/schemas';

/** Returns a schema's file name: resources-guides.schema.json for content/resources/guides.json. */
export const schemaName = (file: string): string =>
  `${file.slice('content/'.length, -'.json'.length).replaceAll('/', '-')}.schema.json`;

/** Generates the JSON schema of a file. Rules that need code, such as dates in the future, are left to the content check. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // VS Code suggests examples as values, and ignores our own metadata.
      const example = exampleOf(zodSchema);
      if (example !== undefined) jsonSchema.examples = [example];
      for (const word of ['example', 'ref', 'unique', 'advice']) delete jsonSchema[word];
    },
  });

/**
 * `npm run prepare`, called by `npm ci` and `npm run dev`: writes the JSON schemas with which VS Code completes and
 * validates content. They are not committed. Writes nothing if devDependencies are not installed.
 */
export function writeSchemas(): void {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const { file, schema } of JSON_FILES) {
    writeFileSync(`${SCHEMA_FOLDER}/${schemaName(file)}`, JSON.stringify(toJsonSchema(schema)));
  }
}
