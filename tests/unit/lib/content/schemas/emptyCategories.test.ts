import {
  actsSchema,
  articlesSchema,
  financeActsSchema,
  guidesSchema,
  mediaSchema,
  videosSchema,
} from '@/lib/content/schemas/resources';

it.each(Object.entries({ mediaSchema, guidesSchema, articlesSchema, actsSchema, financeActsSchema, videosSchema }))(
  'a category of the library may be empty: %s',
  (_name, schema) => expect(schema.parse([])).toEqual([]),
);
