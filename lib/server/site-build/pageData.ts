/** Next's inline script with a page's data: a call whose argument is JSON. Every page has another. */
const DATA_CALL = /<script>self\.__next_f\.push\((\[[\s\S]*?\])\)<\/script>/g;
const DATA_BLOCK = '<script type="application/json" data-next>';

/** Hands the data on to Next. The same on every page. */
const RUNNER =
  "<script>document.querySelectorAll('script[data-next]').forEach(function(s){self.__next_f.push(JSON.parse(s.textContent))})</script>";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Turns a page's data from a script into a block of data with one short script after
 * it. Data need no hash in the content security policy, so that the policy does not grow
 * with the number of pages: some 90 hashes would be 5 kB on every answer. What does not
 * look as expected stays as it is and gets a hash like any other script.
 */
export function dataAsBlocks(html: string): string {
  const changed = html.replace(DATA_CALL, (whole, data: string) =>
    isJson(data) ? `${DATA_BLOCK}${data}</script>` : whole,
  );
  if (changed === html) return html;
  const end = changed.indexOf('</script>', changed.lastIndexOf(DATA_BLOCK)) + '</script>'.length;
  return `${changed.slice(0, end)}${RUNNER}${changed.slice(end)}`;
}
