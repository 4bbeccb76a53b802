import { mediaSchema } from '@/lib/content/schemas/media';
import {
  actsSchema,
  articlesSchema,
  financeActsSchema,
  guidesSchema,
  videosSchema,
} from '@/lib/content/schemas/resource';

it.each(Object.entries({ mediaSchema, guidesSchema, articlesSchema, actsSchema, financeActsSchema, videosSchema }))(
  'a category of the library may be empty: %s',
  (_name, schema) => expect(schema.parse([])).toEqual([]),
);
