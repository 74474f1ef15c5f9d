/** What the operator of a shop decides and its app has to know. */
export interface ShopSettings {
  /** What the app's calls send as `x-publishable-api-key`. */
  publishableKey: string
  /** BCP 47, such as "en-IE"; amounts, figures and dates are written in it. */
  locale: string
  /** Hosts beside the shop itself that banners may lead to and show pictures of. */
  linkHosts: readonly string[]
  /** Another site's contact form, shown in place of the shop's own; `undefined` for the own one. */
  contactFormUrl: string | undefined
}

/** Environment as `process.env` has it. */
type Environment = Readonly<Record<string, string | undefined>>

/** Parts of a list that is separated by commas, in lower case; empty ones count for nothing. */
export function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((part) => part.trim().toLowerCase() || [])
}

/** Settings as an environment has them, unchecked; an empty variable counts as not set. */
export function settingsFrom(env: Environment): ShopSettings {
  const read = (name: string) => env[name]?.trim() || undefined
  return {
    publishableKey: read('PUBLISHABLE_KEY') ?? 'pk_demo',
    locale: read('LOCALE') ?? 'en-IE',
    linkHosts: listOf(read('LINK_HOSTS')),
    contactFormUrl: read('CONTACT_FORM_URL'),
  }
}

/** Where a document has the settings; {@link withSettings} puts them there. */
const place = '<!--settings-->'

/** Name of the `<meta>` element that carries the settings to the app. */
export const settingsName = 'shop-settings'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/**
 * A document with the settings in its head, as an attribute: its content policy allows no script within it. Whatever
 * else the given object holds stays out.
 */
export function withSettings(html: string, settings: ShopSettings): string {
  const { publishableKey, locale, linkHosts, contactFormUrl } = settings
  const told: ShopSettings = { publishableKey, locale, linkHosts, contactFormUrl }
  const content = JSON.stringify(told).replace(/[&"<]/g, (character) => entities[character]!)
  return html.replace(place, () => `<meta name="${settingsName}" content="${content}" />`)
}
