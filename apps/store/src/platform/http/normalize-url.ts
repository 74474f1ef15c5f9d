/** Scheme and authority of a request target in absolute form (RFC 9112, section 3.2.2): `http://shop.example`. */
const absoluteForm = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/** Decodes escaped unreserved characters and writes other escapes in capitals (RFC 3986, sections 2.3 and 6.2.2). */
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
 * Normalizes a request target, so that routes, access rules, limits and files compare the same form: `/%61dmin` and
 * `http://shop.example/admin` become `/admin`. A percent sign without an escape sequence stays as it is: a truncated
 * link leads to the not-found page instead of a JSON error.
 */
export function readableAddress(target: string): string {
  if (target === '*') return target
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target.replace(absoluteForm, '')) ?? []
  return (path.startsWith('/') ? '' : '/') + readablePath(path) + query
}
