/** What a browser says of itself, in names that people know. */
export interface Device {
  /** Such as "Firefox"; null where it did not say, as programs do not. */
  browser: string | null
  /** Such as "Windows" or "iPhone"; null where it did not say. */
  system: string | null
}

type Names = readonly (readonly [name: string, sign: RegExp])[]

/** Most browsers name those before them too, for old sites: whoever names more stands first. */
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

/** Phones and tablets name the system of desks too. */
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac ?OS\b/],
  ['Linux', /\bLinux\b/],
]

/** More than browsers say; whoever sends more is none. */
const longest = 500

/** What a `User-Agent` header says, without versions: they change every month and tell nobody anything. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, longest)
  const nameIn = (names: Names) => names.find(([, sign]) => sign.test(text))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
