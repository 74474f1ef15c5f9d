/** Hosts beside the shop itself that banners may lead to and show pictures of; empty parts count for nothing. */
export function parseHosts(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((host) => host.trim() || [])
}

/** What was configured when the app was built; the store is told the same. */
export const linkHosts = parseHosts(import.meta.env.LINK_HOSTS)
