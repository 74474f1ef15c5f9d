/** Never the host of a real address: what resolves to it stayed within the shop. */
const internalOrigin = 'https://shop.invalid'

/** Browsers drop some of these and read others as a slash: an address with them is not the one that people see. */
const unsafeCharacters = /[\p{Cc}\p{Cs}\s\\]/u

/**
 * Whether an address leads to this shop itself: a path that begins with exactly one slash, with or without a query and
 * a fragment. For addresses that come from outside, such as where to return to after sign-in.
 */
export function isInternalPath(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || unsafeCharacters.test(address)) return false
  if (!URL.canParse(address, internalOrigin)) return false
  const { origin, pathname } = new URL(address, internalOrigin)
  // Dots may fold into an address of another host: "/.//evil.example" has the path "//evil.example".
  return origin === internalOrigin && !pathname.startsWith('//')
}

/** Whether an address is https on one of the hosts; a port counts as part of the host. */
function isOnHost(address: string, hosts: readonly string[]): boolean {
  // Anything else before the host is left to no parser's guess: fewer or more slashes, a name, a password.
  if (!/^https:\/\/[^/?#@]+([/?#]|$)/i.test(address) || unsafeCharacters.test(address)) return false
  if (!URL.canParse(address)) return false
  const { host } = new URL(address)
  return hosts.some((allowed) => allowed.toLowerCase() === host)
}

/**
 * Whether a link or a picture may lead there: a path of this shop, or https on one of the hosts that the operator
 * allows. A host stands for itself only, not for what is below it.
 * @param hosts such as `cdn.example`, or `cdn.example:8443`
 */
export function isAllowedLink(address: string, hosts: readonly string[]): boolean {
  return isInternalPath(address) || isOnHost(address, hosts)
}
