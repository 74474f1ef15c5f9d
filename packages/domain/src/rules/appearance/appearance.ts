/** Names of the cookies for the user's choices; the cookie page describes each. */
export const themeCookieName = 'skafferi_theme'
export const densityCookieName = 'skafferi_density'
export const viewCookieName = 'skafferi_view'
export const shelfViewCookieName = 'skafferi_shelf'

const schemes = ['system', 'light', 'dark'] as const
const densities = ['comfortable', 'compact'] as const
const listingViews = ['shelf', 'list'] as const

/** The views of a product listing: a grid of cards (`shelf`) or the rows of the order list (`list`). */
export type ListingViewName = (typeof listingViews)[number]

/** The appearance settings of this browser. */
export interface Appearance {
  /** Colour scheme; `system` follows the operating system. */
  scheme: (typeof schemes)[number]
  /** Contrast; `system` follows the operating system. */
  contrast: 'system' | 'more'
  /** Spacing of controls and rows. */
  density: (typeof densities)[number]
  /** View of product listings; null until the user chooses one. */
  view: ListingViewName | null
  /** View of the company's shelf: its picture or the rows of its order list; null until the user chooses one. */
  shelfView: ListingViewName | null
}

/** The settings until the user chooses others. */
export const defaultAppearance: Appearance = {
  scheme: 'system',
  contrast: 'system',
  density: 'comfortable',
  view: null,
  shelfView: null,
}

/** Suffix of the theme cookie's value for more contrast, e.g. "dark.contrast". */
const contrastSuffix = '.contrast'

/** Lifetime of the cookies: a year, in seconds. */
const maxAge = 365 * 24 * 60 * 60

/** Returns the value of a cookie; the first if there are several. */
function cookieValue(cookies: string, name: string): string {
  return new RegExp(`(?:^|;) *${name}=([^;]*)`).exec(cookies)?.[1]?.trim() ?? ''
}

function oneOf<Name extends string>(names: readonly Name[], name: string | null): Name | undefined {
  return names.find((known) => known === name)
}

/**
 * Parses the settings in the cookies of a request or of a page. Unknown values are ignored.
 * @param cookies in the format of a `Cookie` header
 */
export function parseAppearance(cookies: string): Appearance {
  const theme = cookieValue(cookies, themeCookieName)
  const hasMoreContrast = theme.endsWith(contrastSuffix)
  const scheme = oneOf(schemes, hasMoreContrast ? theme.slice(0, -contrastSuffix.length) : theme)
  return {
    scheme: scheme ?? defaultAppearance.scheme,
    contrast: hasMoreContrast && scheme !== undefined ? 'more' : defaultAppearance.contrast,
    density: oneOf(densities, cookieValue(cookies, densityCookieName)) ?? defaultAppearance.density,
    view: oneOf(listingViews, cookieValue(cookies, viewCookieName)) ?? null,
    shelfView: oneOf(listingViews, cookieValue(cookies, shelfViewCookieName)) ?? null,
  }
}

/**
 * Serializes the settings as cookies for `document.cookie`. A default value removes its cookie.
 * @param isSecure true if the page was loaded over HTTPS
 */
export function cookiesFor({ scheme, contrast, density, view, shelfView }: Appearance, isSecure: boolean): string[] {
  const theme = contrast === 'more' ? scheme + contrastSuffix : scheme
  const values: readonly [string, string | null][] = [
    [themeCookieName, theme === defaultAppearance.scheme ? null : theme],
    [densityCookieName, density === defaultAppearance.density ? null : density],
    [viewCookieName, view],
    [shelfViewCookieName, shelfView],
  ]
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return values.map(([name, value]) => `${name}=${value ?? ''}; Max-Age=${value === null ? 0 : maxAge}; ${attributes}`)
}

/** Returns the attributes of the document's root element; null for values of the system and defaults. */
export function rootAttributes({ scheme, contrast, density }: Appearance): Record<string, string | null> {
  return {
    'data-scheme': scheme === 'system' ? null : scheme,
    'data-contrast': contrast === 'system' ? null : contrast,
    'data-density': density === defaultAppearance.density ? null : density,
  }
}

/** Sets the attributes in a document, so that the settings apply before any script runs. */
export function withAppearance(html: string, appearance: Appearance): string {
  const attributes = Object.entries(rootAttributes(appearance)).map(([name, value]) =>
    value === null ? '' : ` ${name}="${value}"`,
  )
  return html.replace('<html', `<html${attributes.join('')}`)
}

/** The values that determine the listing view. */
export interface ViewReasons {
  /** The view in the address, e.g. "list"; older links have "pad". Null if there is none. */
  requested: string | null
  /** The user's earlier choice. */
  remembered: ListingViewName | null
  /** True if the company is known to have ordered before. */
  hasOrdered: boolean
}

/**
 * Returns the listing view: by the address, else the earlier choice, else the order list for companies that have
 * ordered before.
 */
export function listingViewOf({ requested, remembered, hasOrdered }: ViewReasons): ListingViewName {
  const requestedView = requested === 'pad' ? 'list' : oneOf(listingViews, requested)
  return requestedView ?? remembered ?? (hasOrdered ? 'list' : 'shelf')
}
