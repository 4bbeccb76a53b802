/** `npm run schemas`: writes the JSON schemas of content/ and VS Code's settings. Run it after a change of lib/content/schemas. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { editorFiles, SCHEMA_FOLDER } from './jsonSchemas.ts';

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER, { recursive: true });
const files = editorFiles();
for (const [path, value] of files) writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
process.stdout.write(`${files.size} files for editors written to .vscode\n`);
