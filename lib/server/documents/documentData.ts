import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Firm } from '../../content/schemas/firm.ts';
import { projectRoot } from '../content/source/contentFiles.ts';
import { borderFor, strip } from '../pictures/composition/border.ts';
import { mark } from '../pictures/composition/mark.ts';
import { drawPicture } from '../pictures/composition/picture.ts';
import type { LawChange } from '../resources/changes.ts';
import type { PrintedDocument } from './printedDocuments.ts';
import { type TextNode, textTree } from './textTree.ts';

/** Cover picture, bordered on three sides and standing on the strip; and the strip across the page. */
const COVER = { width: 360, height: 360, thickness: 40, sides: 'tlr' } as const;
const STRIP = { size: 40, repeats: 35 } as const;

const CHANGE_COLUMNS = ['Change', 'What it says', 'Where, and from when', 'Whom it concerns'];

/** Width of pictures in a text, in pixels: 170 mm at 180 dpi. */
const PICTURE_WIDTH = 1200;

const changeRow = ({ title, detail, section, act, from, who, replacedBy }: LawChange): string[] => {
  const later = replacedBy && `later: ${replacedBy.title}`;
  return [title, detail, [section, act?.title, `from ${from}`, later].filter(Boolean).join(', '), who];
};

const elementsOf = (nodes: readonly TextNode[]): Exclude<TextNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));

/** Reads a text's pictures, keyed by file name in content/images. */
async function picturesOf(body: readonly TextNode[]): Promise<Record<string, number[]>> {
  const files = elementsOf(body).flatMap(({ type, props }) => (type === 'img' ? [String(props.src)] : []));
  const read = async (file: string): Promise<[string, number[]]> => {
    const picture = sharp(join(projectRoot(), 'content/images', file)).rotate();
    return [file, [...(await picture.resize({ width: PICTURE_WIDTH, withoutEnlargement: true }).jpeg().toBuffer())]];
  };
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** Makes internal links absolute. Table heads are repeated, so their links are reduced to text. */
function withWholeLinks(nodes: readonly TextNode[], origin: string, isHead = false): TextNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const children = withWholeLinks(node.children, origin, isHead || node.type === 'thead');
    const { href } = node.props;
    if (isHead && node.type === 'a') return { type: 'span', props: {}, children };
    if (typeof href !== 'string' || href.startsWith('#')) return { ...node, children };
    return { ...node, children, props: { ...node.props, href: new URL(href, origin).href } };
  });
}

function authorOf({ author, title, signature }: PrintedDocument, firm: Firm): { author: string; byline?: string } {
  const named = author === undefined || author === title ? [] : [`By ${author.replace(/^The /, 'the ')}`];
  const words = [...named, ...(signature ? [signature] : [])].join('. ');
  const byline = words === '' ? {} : { byline: `${words}${firm.placeholder ? ' (sample)' : ''}` };
  return {
    author: author === undefined || author === title ? (author ?? firm.name) : `${author}, ${firm.name}`,
    ...byline,
  };
}

/** Builds the data for template.typ, with formatted dates and absolute links. */
export async function documentData(document: PrintedDocument, firm: Firm) {
  const { path, page, file, look, days, frontMatter, isAboutLaw, appendices, changes, caution, official } = document;
  const tree = await textTree(readFileSync(join(projectRoot(), file), 'utf8'), file);
  const body = withWholeLinks(tree, firm.url);
  const [year, month, day] = days.changed.split('-').map(Number);
  return {
    ...authorOf(document, firm),
    title: document.title,
    fileTitle: document.fileTitle,
    description: document.description,
    kind: document.kind,
    changed: { year, month, day },
    details: document.details,
    ...(official !== undefined && { official }),
    ...(caution !== undefined && { caution }),
    summary: frontMatter.summary,
    body,
    anchors: [...elementsOf(body).flatMap(({ props }) => (typeof props.id === 'string' ? [props.id] : []))],
    pictures: await picturesOf(body),
    changes: { columns: CHANGE_COLUMNS, rows: changes.map(changeRow) },
    appendices,
    sources: isAboutLaw ? frontMatter.sources : [],
    ...(isAboutLaw && { scope: 'General information, not advice. It leaves out later changes in the law.' }),
    firm: firm.name,
    site: new URL(firm.url).host,
    url: `${firm.url}${page}`,
    mark: mark(firm.mark),
    picture: drawPicture({ id: path, ...look, ...COVER }),
    strip: strip({ border: borderFor(path), ...STRIP }),
  };
}
