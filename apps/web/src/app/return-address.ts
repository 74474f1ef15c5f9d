import { isInternalPath } from '@skafferi/domain/rules/content/links'

/**
 * The URL to return to after sign-in: a path of this shop, otherwise the home page. Prevents open redirects (another
 * host, a scheme, a protocol-relative URL).
 */
export function safeReturnAddress(requested: string | null): string {
  return requested !== null && isInternalPath(requested) ? requested : '/'
}
