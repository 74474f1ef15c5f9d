/** Names of the cookies that hold what somebody has chosen; the page about cookies says what each is for. */
export const themeCookieName = 'skafferi_theme'
export const densityCookieName = 'skafferi_density'
export const viewCookieName = 'skafferi_view'

const schemes = ['system', 'light', 'dark'] as const
const densities = ['comfortable', 'compact'] as const
const listingViews = ['shelf', 'list'] as const

/** Which of a listing's two views: cards on shelves, or the lines of the order list. */
export type ListingViewName = (typeof listingViews)[number]

/** How somebody has the shop look in this browser. */
export interface Appearance {
  /** Which colours; `system` leaves it to the computer. */
  scheme: (typeof schemes)[number]
  /** How strong the contrast is; `system` leaves it to the computer. */
  contrast: 'system' | 'more'
  /** How tightly controls and rows stand. */
  density: (typeof densities)[number]
  /** How products are listed; null until one of the two was chosen. */
  view: ListingViewName | null
}

/** The look of the shop for whoever has chosen nothing. */
export const unchosen: Appearance = { scheme: 'system', contrast: 'system', density: 'comfortable', view: null }

/** What the theme's cookie says after the scheme where more contrast was chosen: "dark.contrast". */
const moreContrast = '.contrast'

/** A year, in seconds. */
const maxAge = 365 * 24 * 60 * 60

/** The first of several cookies of one name counts. */
function valueOf(cookies: string, name: string): string {
  return new RegExp(`(?:^|;) *${name}=([^;]*)`).exec(cookies)?.[1]?.trim() ?? ''
}

function oneOf<Name extends string>(names: readonly Name[], name: string | null): Name | undefined {
  return names.find((known) => known === name)
}

/**
 * What was chosen, as the cookies of a request or of a page say. A value that is none of the known ones was not chosen
 * here, and counts for nothing.
 * @param cookies as a `Cookie` header has them
 */
export function appearanceFrom(cookies: string): Appearance {
  const theme = valueOf(cookies, themeCookieName)
  const isMore = theme.endsWith(moreContrast)
  const scheme = oneOf(schemes, isMore ? theme.slice(0, -moreContrast.length) : theme)
  return {
    scheme: scheme ?? unchosen.scheme,
    contrast: isMore && scheme !== undefined ? 'more' : unchosen.contrast,
    density: oneOf(densities, valueOf(cookies, densityCookieName)) ?? unchosen.density,
    view: oneOf(listingViews, valueOf(cookies, viewCookieName)) ?? null,
  }
}

/**
 * The cookies that keep a choice for a year, as `document.cookie` takes them. What holds without any choice needs no
 * cookie, and removes the one that is there.
 * @param isSecure the page came over https
 */
export function cookiesFor({ scheme, contrast, density, view }: Appearance, isSecure: boolean): string[] {
  const theme = contrast === 'more' ? scheme + moreContrast : scheme
  const values: readonly [string, string | null][] = [
    [themeCookieName, theme === unchosen.scheme ? null : theme],
    [densityCookieName, density === unchosen.density ? null : density],
    [viewCookieName, view],
  ]
  const end = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return values.map(([name, value]) => `${name}=${value ?? ''}; Max-Age=${value === null ? 0 : maxAge}; ${end}`)
}

/** What a document's root says of the look, by the names of attributes; null for what the computer or nobody decides. */
export function rootAttributes({ scheme, contrast, density }: Appearance): Record<string, string | null> {
  return {
    'data-scheme': scheme === 'system' ? null : scheme,
    'data-contrast': contrast === 'system' ? null : contrast,
    'data-density': density === unchosen.density ? null : density,
  }
}

/** A document that looks as was chosen before any script runs. */
export function withAppearance(html: string, appearance: Appearance): string {
  const attributes = Object.entries(rootAttributes(appearance)).map(([name, value]) =>
    value === null ? '' : ` ${name}="${value}"`,
  )
  return html.replace('<html', `<html${attributes.join('')}`)
}

/** What decides how products are listed. */
export interface ViewReasons {
  /** What the address says ("list"); `pad` is what links said before. Null where it says nothing. */
  asked: string | null
  /** What was chosen here before. */
  remembered: ListingViewName | null
  /** The company has ordered before, as far as is known. */
  hasOrdered: boolean
}

/** The address first, then what was chosen; else who orders again gets the order list, and everybody else the shelves. */
export function listingViewOf({ asked, remembered, hasOrdered }: ViewReasons): ListingViewName {
  const named = asked === 'pad' ? 'list' : oneOf(listingViews, asked)
  return named ?? remembered ?? (hasOrdered ? 'list' : 'shelf')
}
