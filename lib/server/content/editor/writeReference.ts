/** `npm run schemas`: writes content/reference.md and the schemas in .vscode. Run it after a change of lib/content/schemas. */
import { writeFileSync } from 'node:fs';
import { REFERENCE_FILE, referenceText } from './reference.ts';

writeFileSync(REFERENCE_FILE, referenceText());
