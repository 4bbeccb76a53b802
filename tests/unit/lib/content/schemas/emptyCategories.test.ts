import { actsSchema, articlesSchema, financeActsSchema, guidesSchema, videosSchema } from '@/lib/content/schemas/resource';

it.each(Object.entries({ guidesSchema, articlesSchema, actsSchema, financeActsSchema, videosSchema }))(
  'a category of the library may be empty: %s',
  (_name, schema) => expect(schema.parse([])).toEqual([]),
);
