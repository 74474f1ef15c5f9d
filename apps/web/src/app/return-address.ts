import { isInternalPath } from '@skafferi/domain/content/links.rules'

/**
 * The URL to return to after sign-in: a path of this shop, otherwise the home page. Prevents open redirects (another
 * host, a scheme, a protocol-relative URL).
 */
export function safeReturnAddress(asked: string | null): string {
  return asked !== null && isInternalPath(asked) ? asked : '/'
}
