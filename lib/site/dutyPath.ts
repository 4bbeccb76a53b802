/** Returns the path of the page of a filing duty, by its id in content/duties.json. */
export const dutyPath = (id: string): string => `/calendar/${id}`;
