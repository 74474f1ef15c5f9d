/**
 * The address to return to after sign-in: a path of this shop, or the home page.
 * Anything else (another host, a scheme, a protocol-relative address) could lead a customer away and is refused.
 */
export function safeReturnAddress(asked: string | null): string {
  if (!asked?.startsWith('/') || asked.startsWith('//') || asked.includes('\\')) return '/'
  const base = 'http://shop.invalid'
  const address = URL.canParse(asked, base) ? new URL(asked, base) : undefined
  return address?.origin === base ? `${address.pathname}${address.search}${address.hash}` : '/'
}
