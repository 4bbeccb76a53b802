import { z } from 'zod';

/** Folder of the schemas, which .vscode/settings.json applies by the names of the files. */
export const SCHEMA_FOLDER = '.vscode/schemas';

/** Returns resources-guides.schema.json for content/resources/guides.json. */
export const schemaName = (file: string): string =>
  `${file
    .replace(/^content\//, '')
    .replace(/\.json$/, '')
    .replaceAll('/', '-')}.schema.json`;

/** Builds the JSON schema of a file. Rules that need code, such as a day in the future, are left to the content check. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // VS Code suggests examples as values; the other words of our metadata mean nothing to it.
      if ('example' in jsonSchema) jsonSchema.examples = [jsonSchema.example];
      for (const word of ['example', 'ref', 'unique', 'longest']) delete jsonSchema[word];
    },
  });
