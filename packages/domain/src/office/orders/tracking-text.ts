/** A tracking number: letters and digits, at least six, with a digit. */
const isTrackingNumber = (text: string) => /^[a-z\d-]{6,40}$/i.test(text) && /\d/.test(text)

/** The number in a tracking link, "JD014600451120"; its host if it has none. */
export function trackingText(href: string): string {
  const { hostname, pathname, searchParams } = new URL(href)
  const parts = [...[...searchParams.values()].reverse(), ...pathname.split('/').reverse()]
  return parts.find(isTrackingNumber) ?? hostname
}
