/** Returns the folder of content/: the working directory of the build or the check. */
export function projectRoot(): string {
  return process.cwd();
}
