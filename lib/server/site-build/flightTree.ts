import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { FlightRow } from './flightRows.ts';

/** An element in React's serialised tree: "$", tag or reference of a component, key, props. */
export type FlightElement = ['$', string, string | null, Record<string, unknown>];

const FRAGMENT = '$Sreact.fragment';
/** A reference to a row, as it is or as lazy component. */
const ROW = /^\$L?([0-9a-f]+)$/;
/** Any reference that starts with a row, such as a promise or a path into another row's value. */
const ANY_ROW = /^\$[A-Za-z@]?([0-9a-f]+)(?=:|$)/;
/** A path into another row's value, for an object that stands in two places. */
const PATH = /^\$([0-9a-f]+):(.+)$/;
/** React moves these to the head of the document. */
const HOISTED = new Set(['html', 'head', 'body', 'link', 'meta', 'title', 'style', 'base']);

/** Thrown where a value needs the browser: client components, promises, and whatever else is no markup. */
class NeedsClient extends Error {}

export const isElement = (value: unknown[]): value is FlightElement => value[0] === '$' && value.length >= 4;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Calls back for each string in a JSON value. */
function eachString(value: unknown, act: (text: string) => void): void {
  if (typeof value === 'string') act(value);
  else if (isRecord(value)) for (const item of Object.values(value)) eachString(item, act);
}

/** React's serialised tree of a page, readable by rows. */
export class FlightTree {
  private readonly texts = new Map<string, string>();
  private readonly values = new Map<string, unknown>();
  /** Objects that another row points into; they stay where they are. */
  private readonly shared = new Set<unknown>();
  private readonly known = new Map<unknown, ReactElement | NeedsClient>();

  constructor(rows: readonly FlightRow[]) {
    for (const { id, text, isText } of rows) {
      if (isText) this.texts.set(id, text);
      else if (/^["[{\dtfn-]/.test(text)) this.values.set(id, JSON.parse(text));
    }
    for (const value of this.values.values()) eachString(value, (text) => this.noteSharing(text));
  }

  /** The JSON of a row; undefined for texts and modules. */
  valueOf({ id, isText }: FlightRow): unknown {
    return isText ? undefined : this.values.get(id);
  }

  /** The element for React, where all of it is markup: tags, attributes and text. */
  staticElement(element: FlightElement): ReactElement | undefined {
    if (element[1].startsWith('$')) return undefined;
    const known = this.known.get(element) ?? this.tryElement(element);
    this.known.set(element, known);
    return known instanceof NeedsClient ? undefined : known;
  }

  /** Leaves out the rows that these rows no longer lead to, of those that this tree led to. */
  reachable(rows: readonly FlightRow[]): FlightRow[] {
    const before = reachedIds([...this.values].map(([id, value]) => ({ id, value })));
    const after = reachedIds(
      rows.flatMap((row) => (this.values.has(row.id) ? [{ id: row.id, value: JSON.parse(row.text) }] : [])),
    );
    return rows.filter(({ id }) => after.has(id) || !before.has(id));
  }

  private noteSharing(text: string): void {
    const [, id, path] = text.match(PATH) ?? [];
    if (!id || !path) return;
    let value = this.values.get(id);
    for (const name of path.split(':')) {
      this.shared.add(value);
      if (Array.isArray(value) && isElement(value) && name === 'props') value = value[3];
      else value = isRecord(value) ? value[name] : undefined;
    }
    this.shared.add(value);
  }

  private tryElement(element: FlightElement): ReactElement | NeedsClient {
    try {
      return this.elementOf(element);
    } catch (error) {
      if (error instanceof NeedsClient) return error;
      throw error;
    }
  }

  private elementOf(element: FlightElement): ReactElement {
    const [, name, key, { children, ...attributes }] = element;
    const type = this.textOf(name);
    if (HOISTED.has(type) || this.shared.has(element)) throw new NeedsClient();
    const props = Object.fromEntries(Object.entries(attributes).map(([prop, value]) => [prop, this.plain(value)]));
    const nodes = children === undefined ? [] : [this.nodeOf(children)];
    if (type === FRAGMENT) return createElement(Fragment, { key }, ...nodes);
    if (type.startsWith('$')) throw new NeedsClient();
    return createElement(type, { ...props, key }, ...nodes);
  }

  private nodeOf(value: unknown): ReactNode {
    if (this.shared.has(value)) throw new NeedsClient();
    if (Array.isArray(value)) return isElement(value) ? this.elementOf(value) : value.map((item) => this.nodeOf(item));
    if (typeof value === 'string') {
      const [, id = ''] = value.match(ROW) ?? [];
      if (this.values.has(id)) return this.nodeOf(this.values.get(id));
      return value === '$undefined' ? undefined : this.textOf(value);
    }
    if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
    throw new NeedsClient();
  }

  /** The value of an attribute. */
  private plain(value: unknown): unknown {
    if (value === '$undefined') return undefined;
    if (typeof value === 'string') return this.textOf(value);
    if (Array.isArray(value)) throw new NeedsClient();
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.plain(item)]));
  }

  /** A text, or the symbol of a fragment. */
  private textOf(value: string): string {
    if (!value.startsWith('$')) return value;
    if (value.startsWith('$$')) return value.slice(1);
    const [, id = ''] = value.match(ROW) ?? [];
    const text = this.texts.get(id) ?? this.values.get(id);
    if (typeof text !== 'string' || (text.startsWith('$') && text !== FRAGMENT)) throw new NeedsClient();
    return text;
  }
}

/** Ids of all rows that the first one leads to. */
function reachedIds(rows: readonly { id: string; value: unknown }[]): Set<string> {
  const values = new Map(rows.map(({ id, value }) => [id, value]));
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    eachString(values.get(id), (text) => {
      const next = text.match(ANY_ROW)?.[1];
      if (next) visit(next);
    });
  };
  visit('0');
  return reached;
}
