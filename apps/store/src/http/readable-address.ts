/**
 * An address that the router can read: one with a percent sign that begins nothing is taken as it is written. So half a
 * link leads to what says that there is nothing, and not to a refusal that only programs understand.
 */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
