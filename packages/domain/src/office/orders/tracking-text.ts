/** A tracking number in a link: letters and digits, at least six, with a digit. */
const isTrackingNumber = (text: string) => /^[a-z\d-]{6,40}$/i.test(text) && /\d/.test(text)

/** The number in a tracking link, "JD014600451120"; its host if it has none. */
export function trackingText(href: string): string {
  const { hostname, pathname, searchParams } = new URL(href)
  const parts = [...[...searchParams.values()].reverse(), ...pathname.split('/').reverse()]
  return parts.find(isTrackingNumber) ?? hostname
}

/** The tracking of a parcel: its link, or a number without one; null without both. */
export function toTrackingView(
  url: string | null,
  number: string | undefined,
): { text: string; href: string | null } | null {
  if (url !== null) return { text: trackingText(url), href: url }
  return number === undefined ? null : { text: number, href: null }
}
