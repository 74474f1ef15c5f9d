/** The operator's settings that the app needs. */
export interface ShopSettings {
  /** The app sends it as `x-publishable-api-key`. */
  publishableKey: string
  /** BCP 47 language tag, e.g. "en-IE", for formatting amounts, numbers and dates. */
  locale: string
  /** External hosts that banners may link to and load pictures from. */
  linkHosts: readonly string[]
  /** An external contact form that replaces the built-in one; undefined to use the built-in one. */
  contactFormUrl: string | undefined
}

/** Environment variables, as in `process.env`. */
type Environment = Readonly<Record<string, string | undefined>>

/** Splits a comma-separated list, in lower case; skips empty entries. */
export function parseList(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((part) => part.trim().toLowerCase() || [])
}

/** Reads the settings from environment variables, without validation. An empty variable counts as unset. */
export function settingsFrom(env: Environment): ShopSettings {
  const read = (name: string) => env[name]?.trim() || undefined
  return {
    publishableKey: read('PUBLISHABLE_KEY') ?? 'pk_demo',
    locale: read('LOCALE') ?? 'en-IE',
    linkHosts: parseList(read('LINK_HOSTS')),
    contactFormUrl: read('CONTACT_FORM_URL'),
  }
}

/** Placeholder of a document that {@link withSettings} replaces. */
const placeholder = '<!--settings-->'

/** Name of the `<meta>` element with the settings. */
export const settingsName = 'shop-settings'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/**
 * Inserts the settings into a document's head, as an attribute: its content security policy allows no inline scripts.
 * Other properties of the given object are not included.
 */
export function withSettings(html: string, settings: ShopSettings): string {
  const { publishableKey, locale, linkHosts, contactFormUrl } = settings
  const shared: ShopSettings = { publishableKey, locale, linkHosts, contactFormUrl }
  const content = JSON.stringify(shared).replace(/[&"<]/g, (character) => entities[character]!)
  return html.replace(placeholder, () => `<meta name="${settingsName}" content="${content}" />`)
}
