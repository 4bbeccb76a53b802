'use client';
// Lets a server component pass this function to client components, as a client reference.

export { SWAHILI as SWAHILI_IN_BROWSER } from './swahili.ts';
