/**
 * `npm run prepare`, which `npm ci` and `npm run dev` call: writes the JSON schemas of content/ with which VS Code completes and checks
 * fields. They are no part of the repository. Without the development packages, as in `npm ci --omit=dev`, there are none.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { JSON_FILES } from '../source/collections.ts';
import { SCHEMA_FOLDER, schemaName, toJsonSchema } from './jsonSchemas.ts';

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER, { recursive: true });
for (const { file, schema } of JSON_FILES) {
  writeFileSync(`${SCHEMA_FOLDER}/${schemaName(file)}`, JSON.stringify(toJsonSchema(schema)));
}
