/**
 * `npm run rename -- service cfo virtual-cfo`: gives an entry of content/ another id, in its list, its file's name and every
 * reference, and leads its old address to the new one. Says what remains.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser';
import { recordAddresses } from '../check/addresses.ts';
import { checkTree } from '../check/checkTree.ts';
import { readContentTree } from '../check/contentTree.ts';
import { formatJson } from '../check/fixContent.ts';
import { formatIssue } from '../issues/contentIssue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { listContentFiles } from '../source/contentFiles.ts';
import { ENTRY_KINDS, type EntryKind } from './entryKinds.ts';

/** What is renamed: a kind, and its present and its next id. */
type Renaming = { kind: EntryKind; folder: string; id: string; next: string };

const RENAMED = Object.entries(ENTRY_KINDS).flatMap(([name, kind]) =>
  kind.text ? [{ name, kind, folder: kind.text.folder }] : [],
);

const USAGE = `npm run rename -- <kind> <id> <new-id>

  ${RENAMED.map(({ name }) => name).join(', ')}

renames an entry, its text and every reference, and adds a redirect. For example:
  npm run rename -- service cfo virtual-cfo`;

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SERVICE_FIELDS = ['service', 'services'];

const isText = (file: string) => file.endsWith('.mdx');
/** The address of an entry: that of its text below content/. */
const addressOf = ({ folder }: Renaming, id: string) => `${folder.slice('content'.length)}/${id}`;

/** Values in JSON that are the id: the entry's own, and where a service is renamed, those of fields that name one. */
function idEdits(node: Node | undefined, file: string, { kind, folder, id, next }: Renaming): Edit[] {
  if (node?.type === 'property') {
    const [key, value] = node.children ?? [];
    const isOwn = file === kind.file && key?.value === 'id';
    const isReference = folder === 'content/services' && SERVICE_FIELDS.includes(String(key?.value));
    const named = isOwn || isReference ? [value, ...(value?.type === 'array' ? (value.children ?? []) : [])] : [];
    const edits = named.flatMap((one) =>
      one?.type === 'string' && one.value === id
        ? [{ offset: one.offset, length: one.length, content: JSON.stringify(next) }]
        : [],
    );
    return edits.length > 0 ? edits : idEdits(value, file, { kind, folder, id, next });
  }
  return (node?.children ?? []).flatMap((child) => idEdits(child, file, { kind, folder, id, next }));
}

/** The same in front matter, where a list stands a line each. */
function renameInFrontMatter(text: string, { folder, id, next }: Renaming): string {
  if (folder !== 'content/services') return text;
  const named = (line: string) => line.replace(new RegExp(`(['"]?)\\b${id}(?![\\w-])\\1$`), `$1${next}$1`);
  return text
    .replace(/^service: .*$/gm, named)
    .replace(/^services:\n(?: +- .*\n)+/gm, (list) => list.split('\n').map(named).join('\n'));
}

function renameInFile(root: string, file: string, renaming: Renaming): boolean {
  const before = readFileSync(join(root, file), 'utf8');
  const address = new RegExp(`${RegExp.escape(addressOf(renaming, renaming.id))}(?![\\w-])`, 'g');
  const named = isText(file)
    ? renameInFrontMatter(before, renaming)
    : applyEdits(before, idEdits(parseTree(before), file, renaming));
  const after = named.replaceAll(address, addressOf(renaming, renaming.next));
  if (after !== before) writeFileSync(join(root, file), after);
  return after !== before;
}

/** Leads the old address, and that of its PDF, to the new one. */
function addRedirects(root: string, renaming: Renaming, hasFile: boolean): void {
  const { file } = COLLECTIONS.redirects;
  const redirects: unknown[] = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const endings = hasFile ? ['', '.pdf'] : [''];
  const added = endings.map((ending) => ({
    from: `${addressOf(renaming, renaming.id)}${ending}`,
    to: `${addressOf(renaming, renaming.next)}${ending}`,
  }));
  writeFileSync(join(root, file), JSON.stringify([...redirects, ...added], null, 2));
}

function readRequest([name, id = '', next = '']: readonly string[], root: string): Renaming {
  const found = RENAMED.find((one) => one.name === name);
  if (found === undefined || !ID.test(id) || !ID.test(next)) throw new Error(USAGE);
  const { kind, folder } = found;
  if (!existsSync(join(root, folder, `${id}.mdx`))) throw new Error(`There is no ${folder}/${id}.mdx.`);
  if (existsSync(join(root, folder, `${next}.mdx`))) throw new Error(`${folder}/${next}.mdx is there already.`);
  return { kind, folder, id, next };
}

async function renameEntry(args: readonly string[]): Promise<void> {
  const root = resolve('.');
  const renaming = readRequest(args, root);
  const { folder, id, next } = renaming;
  const kept: string[] = [COLLECTIONS.addresses.file, COLLECTIONS.redirects.file];
  const files = listContentFiles(root).filter((file) => /\.(json|mdx)$/.test(file) && !kept.includes(file));
  const changed = files.filter((file) => renameInFile(root, file, renaming));
  for (const ending of ['.mdx', '.sw.mdx']) {
    const from = join(root, folder, `${id}${ending}`);
    if (existsSync(from)) renameSync(from, join(root, folder, `${next}${ending}`));
  }
  const hasFile = folder !== 'content/services';
  addRedirects(root, renaming, hasFile);
  formatJson([...changed.filter((file) => !isText(file)), COLLECTIONS.redirects.file], root);
  recordAddresses(root);
  process.stdout.write(
    `Renamed ${id} to ${next} in ${changed.length} files; ${addressOf(renaming, id)} leads to the new address.\n`,
  );
  if (hasFile) process.stdout.write(`Next: delete public${addressOf(renaming, id)}.pdf and run npm run documents.\n`);
  const { issues } = await checkTree(readContentTree(root));
  for (const issue of issues) process.stdout.write(`${formatIssue(issue)}\n`);
  process.stdout.write(issues.length === 0 ? 'The content has no mistakes.\n' : 'These remain.\n');
}

await renameEntry(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
