/** A picture of the shop's name or sign. */
export interface LogoPicture {
  src: string
  /** Size in pixels; only the ratio matters. */
  width: number
  height: number
}

/** The shop's logo. */
export interface BrandLogo {
  /** On light backgrounds. */
  light: LogoPicture
  /** On dark backgrounds. */
  dark: LogoPicture
  /** A square sign for small places and browser tabs; null if there is none: a phone then has the logo, smaller. */
  mark: LogoPicture | null
}

/** How to reach the shop. What is missing is not shown. */
export interface BrandContact {
  /** Formatted, with the country code; null if there is none. */
  phone: string | null
  /** Opening hours of the phone; null if there are none. */
  hours: string | null
  email: string | null
  /** The postal address by lines; empty if there is none. */
  address: readonly string[]
}

/** What a shop is called, how it looks and how to reach it. */
export interface Brand {
  /** The shop's name in a sentence. */
  name: string
  /** The company behind the shop, with its number in the register; null if it is not given. */
  company: string | null
  /** The seller's VAT number in its country, in capitals without spaces; null if it is not given. */
  vatId: string | null
  /** An example of that country's VAT numbers; null if it has none. */
  vatIdExample: string | null
  /**
   * The brand colour, `#rrggbb`; null for the kit's own. Components take theirs from the style sheet, not from here.
   */
  colour: string | null
  /** Null to show the name as text, and its first letter in small places. */
  logo: BrandLogo | null
  contact: BrandContact
  /** What buyers read before they place an order, as sentences; null if there is nothing. */
  orderRules: string | null
  /** The rule for returns and complaints, as sentences; null if there is none. */
  returns: string | null
  /** How long the approval of an application takes, as a sentence; null if it is not given. */
  approval: string | null
  /** The shop in one sentence; null if there is none. */
  about: string | null
  /** Further links in the footer. */
  links: readonly { label: string; href: string }[]
}

/** The brand of a shop that has not entered its own. */
export const neutralBrand: Brand = {
  name: 'Shop',
  company: null,
  vatId: null,
  vatIdExample: null,
  colour: null,
  logo: null,
  contact: { phone: null, hours: null, email: null, address: [] },
  orderRules: null,
  returns: null,
  approval: null,
  about: null,
  links: [],
}

/** Changes with the ramp, because browsers keep the style sheet of a colour forever. */
const rampRelease = 1

/** The path of the style sheet of a brand colour, `#rrggbb`. */
export const brandStylesPath = (colour: string) => `/brand/${rampRelease}-${colour.slice(1).toLowerCase()}.css`
