/** The numbers of forms, as authorities write them: ITX 300.01.E, NSSF/CON.5, WCR-3, Form 128. */
export const FORM_NUMBER = /\b(?:ITX ?\d{3}(?:\.\d{2}\.[A-Z])?|NSSF\/[A-Z]+\.\d+|WCR-\d+|Form \d+[a-z]?)\b/g;
