/** What may stand before the path of a request that was meant for a proxy: `http://shop.example`. */
const absoluteForm = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/** Percent signs of signs that mean the same with and without (RFC 3986, 2.3 and 6.2.2.2), and all others with their digits in capitals. */
function canonical(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : escaped.toUpperCase()
  })
}

function readablePath(path: string): string {
  try {
    decodeURIComponent(path)
    return canonical(path)
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/**
 * The one form of an address that routes, access rules, limits and files compare: `/%61dmin` and `http://shop.example/admin` are
 * `/admin`. A path with a percent sign that begins nothing is taken as it is written: half a link leads to the page that says there is
 * nothing, and not to a refusal that only programs understand.
 */
export function readableAddress(target: string): string {
  if (target === '*') return target
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target.replace(absoluteForm, '')) ?? []
  return (path.startsWith('/') ? '' : '/') + readablePath(path) + query
}
