import type { Blobs } from '../runtime/blobs.ts';
import { entryName, idInName, prefixesBetween, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';

/** What statistics need of a delivered enquiry; nothing that a visitor typed but the service. */
export type DeliveryFacts = {
  receivedAt: string;
  form: string;
  service: string;
  /** From the form to the mailbox; undefined where no time was noted. */
  seconds: number | undefined;
};

const FOLDER = 'deliveries';
const SHAPE = /^([\w-]*)\.([\w-]*)\.(\d*)$/;

/** The name of an entry, in which its facts stand in place of its id. */
function factName({ receivedAt, form, values, delivery: { deliveredAt } }: EnquiryRecord): string {
  const seconds = deliveredAt && Math.max(0, Math.round((Date.parse(deliveredAt) - Date.parse(receivedAt)) / 1000));
  return entryName({ receivedAt, id: `${form}.${values.service}.${seconds ?? ''}` });
}

function factsIn(name: string): DeliveryFacts[] {
  const receivedAt = timeInName(name);
  const [, form = '', service = '', seconds = ''] = SHAPE.exec(idInName(name)) ?? [];
  return receivedAt === undefined || form === ''
    ? []
    : [{ receivedAt, form, service, seconds: seconds === '' ? undefined : Number(seconds) }];
}

/**
 * An entry without content for each delivery, deliveries/<day>/<time>-<form>.<service>.<seconds>: two years are counted by
 * listing names, and two functions that deliver at once cannot take each other's count away.
 */
export function deliveriesIn(store: Blobs) {
  return {
    /** Never throws: an enquiry is delivered all the same, and statistics read those of a day whose count differs. */
    async write(record: EnquiryRecord): Promise<void> {
      try {
        await store.set(`${FOLDER}/${factName(record)}`, '');
      } catch (error) {
        logError({ event: 'index', id: record.id, code: failureCode(error) });
      }
    },
    async list(first?: string, last?: string): Promise<DeliveryFacts[]> {
      const prefixes = first && last ? prefixesBetween(first, last) : [''];
      const lists = await Promise.all(prefixes.map((prefix) => store.list({ prefix: `${FOLDER}/${prefix}` })));
      const facts = lists.flatMap(({ blobs }) => blobs.flatMap(({ key }) => factsIn(key.slice(FOLDER.length + 1))));
      const isWithin = ({ receivedAt }: DeliveryFacts) =>
        (!first || receivedAt >= first) && (!last || receivedAt.slice(0, last.length) <= last);
      return facts.filter(isWithin).sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
    },
  };
}
