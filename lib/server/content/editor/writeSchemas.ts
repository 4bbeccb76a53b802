/**
 * `npm run schemas`: writes the JSON schemas of content/, VS Code's settings and content/reference.md. Run it after a change of
 * lib/content/schemas.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { editorFiles, SCHEMA_FOLDER } from './jsonSchemas.ts';
import { REFERENCE_FILE, referenceText } from './reference.ts';

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER, { recursive: true });
const files = editorFiles();
for (const [path, value] of files) writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
writeFileSync(REFERENCE_FILE, referenceText());
process.stdout.write(`${files.size} files for editors written to .vscode, and ${REFERENCE_FILE}\n`);
