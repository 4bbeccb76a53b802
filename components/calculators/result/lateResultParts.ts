import { latePart } from '@/components/behaviours/useLatePart';

/** All that a result shows beside its headline: fetched while the visitor still types. */
export const lateResultParts = latePart(() => import('./resultParts').then((file) => file.resultParts));
