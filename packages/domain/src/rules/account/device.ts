/** The browser and the system of a user agent, by their product names. */
export interface Device {
  /** E.g. "Firefox"; null if unknown, e.g. for programs. */
  browser: string | null
  /** E.g. "Windows" or "iPhone"; null if unknown. */
  system: string | null
}

type Names = readonly (readonly [name: string, pattern: RegExp])[]

/** Most user agents also contain the names of older browsers, so the most specific ones are checked first. */
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

/** User agents of phones and tablets also contain the name of a desktop system, so they are checked first. */
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac ?OS\b/],
  ['Linux', /\bLinux\b/],
]

/** Maximum number of characters to read; user agents of browsers are shorter. */
const maxLength = 500

/** Parses a `User-Agent` header. Versions are omitted, because they change every month. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, maxLength)
  const nameIn = (names: Names) => names.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
