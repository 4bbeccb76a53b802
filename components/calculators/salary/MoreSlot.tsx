'use client';
// Needs the browser: the fields take what is typed once their code is loaded.

import { createContext, type ReactNode, use } from 'react';

/** The fields of the panel of a salary calculator; undefined until their code is loaded. */
export const MoreFieldsContext = createContext<ReactNode>(undefined);

/** The place of the panel's fields: those that the server has rendered, until the ones that check what is typed are there. */
export const MoreSlot = ({ children }: { children: ReactNode }) => use(MoreFieldsContext) ?? children;
