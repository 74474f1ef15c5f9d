import { isOwnPath } from '@skafferi/domain/content/links.rules'

/**
 * The address to return to after sign-in: a path of this shop, or the home page.
 * Anything else (another host, a scheme, a protocol-relative address) could lead a customer away and is refused.
 */
export function safeReturnAddress(asked: string | null): string {
  return asked !== null && isOwnPath(asked) ? asked : '/'
}
