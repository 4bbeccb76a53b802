'use client';
// Lets a server component pass this function to client components, as a client reference.

export { ENGLISH as ENGLISH_IN_BROWSER } from './translate.ts';
