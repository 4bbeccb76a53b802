import { latePart } from '@/components/behaviours/useLatePart';

/** All that the result of gross to net shows beside its headline: fetched while the visitor still types. */
export const lateGrossToNetParts = latePart(() => import('./grossToNetParts').then((file) => file.grossToNetParts));
