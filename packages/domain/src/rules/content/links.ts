/** Base for resolving paths. The reserved host is never that of a real address. */
const internalOrigin = 'https://shop.invalid'

/** Browsers remove some of these characters and treat others as a slash, so that the visible address would differ. */
const unsafeCharacters = /[\p{Cc}\p{Cs}\s\\]/u

/**
 * True if an address is internal: a path that begins with exactly one slash, with or without a query and a fragment.
 * For untrusted addresses, e.g. the return address after sign-in.
 */
export function isInternalPath(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || unsafeCharacters.test(address)) return false
  if (!URL.canParse(address, internalOrigin)) return false
  const { origin, pathname } = new URL(address, internalOrigin)
  // Dot segments may resolve to another host: "/.//evil.example" has the path "//evil.example".
  return origin === internalOrigin && !pathname.startsWith('//')
}

/** True if an address uses https and one of the hosts, including the port. */
function isOnHost(address: string, hosts: readonly string[]): boolean {
  // Refuses other texts before the host, which parsers may interpret differently: other numbers of slashes, user info.
  if (!/^https:\/\/[^/?#@]+([/?#]|$)/i.test(address) || unsafeCharacters.test(address)) return false
  if (!URL.canParse(address)) return false
  const { host } = new URL(address)
  return hosts.some((allowed) => allowed.toLowerCase() === host)
}

/**
 * True if links and pictures may have an address: a path of this shop, or https on a host that the operator allows.
 * Subdomains of a host are not included.
 * @param hosts e.g. `cdn.example` or `cdn.example:8443`
 */
export function isAllowedLink(address: string, hosts: readonly string[]): boolean {
  return isInternalPath(address) || isOnHost(address, hosts)
}
