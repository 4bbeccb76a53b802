/** Where pages of the development server hear of changes in content/. */
export const DEV_RELOAD_PATH = '/__content-changes';
