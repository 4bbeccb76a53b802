/** URL at which pages of the development server listen for changes in content/. */
export const DEV_RELOAD_PATH = '/__content-changes';
