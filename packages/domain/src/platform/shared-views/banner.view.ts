import { isRecord } from '../../rules/json/schema'
import type { BannerFault, BannerResult, BannerSource } from './banner-answer'
import { isAllowedLink } from '../../rules/content/links'

/** A button of a banner. */
export interface BannerAction<Text = string> {
  text: Text
  /** Target address; null if the page decides. */
  href: string | null
}

/** A picture of a banner. */
export interface BannerPicture {
  src: string
  /** The picture to show if loading fails; null if there is none. */
  fallback: string | null
}

/** One banner. */
export interface BannerView {
  title: string
  subtitle: string
  /** The advertised price; null if not set. */
  price: string | null
  /** Text of the badge, e.g. "29%"; null if not set. */
  badge: string | null
  /** Background colour, `#rrggbb`; null for the theme's. */
  background: string | null
  action: BannerAction
  /** At most five. */
  pictures: readonly BannerPicture[]
}

/** One tab of the business values. */
export interface ValueTabView {
  /** Its number, as text. */
  id: string
  name: string
  business: string
  location: string
  description: string
  /** Its text is null if the operator set no button for the tab. */
  action: BannerAction<string | null>
  /** Pictures beside the texts. */
  pictures: readonly string[]
}

/** The business values. */
export interface ValuesView {
  title: string
  tabs: readonly ValueTabView[]
}

/** The content of a banner slot: the operator's banner, or the default while it loads or if there is none. */
export interface BannerSlot<View> {
  view: View
  state: 'loading' | 'settled'
  /** Why the default is shown; null if it is not, or while the banner loads. */
  fault: BannerFault | null
}

/** Numbers of the business values' tabs and of a banner's pictures (Specification (shopping) §9). */
const slots = ['1', '2', '3', '4', '5'] as const

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Returns a trimmed, non-empty text; undefined for other values. */
function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Returns the texts by name, without spaces and in lower case: operators type "Tab Name-1" in many ways. */
function textsOf({ texts }: BannerSource): Map<string, string> {
  if (!isRecord(texts)) return new Map()
  return new Map(
    Object.entries(texts).flatMap(([name, value]) => {
      const text = nonEmptyText(value)
      return text === undefined ? [] : [[name.replace(/\s/g, '').toLowerCase(), text]]
    }),
  )
}

function allowedLink(address: unknown, hosts: readonly string[]): string | null {
  const text = nonEmptyText(address)
  return text !== undefined && isAllowedLink(text, hosts) ? text : null
}

/** Returns the buttons of `buttons` or `buttons.list`. */
function actionsOf({ buttons }: BannerSource, hosts: readonly string[]): BannerAction<string | null>[] {
  const list: unknown = isRecord(buttons) ? buttons.list : buttons
  if (!Array.isArray(list)) return []
  return list.map((button: unknown) =>
    isRecord(button)
      ? { text: nonEmptyText(button.text) ?? null, href: allowedLink(button.url, hosts) }
      : { text: null, href: null },
  )
}

function picturesOf(
  { image_url }: BannerSource,
  defaults: BannerView['pictures'],
  hosts: readonly string[],
): BannerPicture[] {
  const named = isRecord(image_url) ? image_url : {}
  return slots.flatMap((place, index) => {
    const fallback = defaults[index]?.src ?? null
    const src = allowedLink(named[place], hosts)
    if (src !== null) return [{ src, fallback }]
    return fallback === null ? [] : [{ src: fallback, fallback: null }]
  })
}

/**
 * Creates the view of a banner. Missing texts and pictures are the default's. Price and badge are not, because they
 * belong to the default's product.
 * @param hosts external hosts that links and pictures may have
 */
export function toBannerView(banner: BannerSource, fallback: BannerView, hosts: readonly string[]): BannerView {
  const texts = textsOf(banner)
  const [action] = actionsOf(banner, hosts)
  return {
    title: nonEmptyText(banner.title) ?? fallback.title,
    subtitle: texts.get('subtitle') ?? fallback.subtitle,
    price: texts.get('price') ?? null,
    badge: texts.get('badge') ?? null,
    background: isColour(banner.background_color) ? banner.background_color : fallback.background,
    action: { text: action?.text ?? fallback.action.text, href: action?.href ?? fallback.action.href },
    pictures: picturesOf(banner, fallback.pictures, hosts),
  }
}

/**
 * Creates the view of the business values: every numbered tab with a tab name or a business name. Returns the default
 * if there is none.
 * @param hosts external hosts that links and pictures may have
 */
export function toValuesView(banner: BannerSource, fallback: ValuesView, hosts: readonly string[]): ValuesView {
  const texts = textsOf(banner)
  const actions = actionsOf(banner, hosts)
  const pictures = isRecord(banner.image_url) ? banner.image_url : {}
  const tabs = slots.flatMap((id, index): ValueTabView[] => {
    const business = texts.get(`businessname-${id}`)
    const name = texts.get(`tabname-${id}`) ?? business
    if (name === undefined) return []
    const picture = allowedLink(pictures[id], hosts)
    return [
      {
        id,
        name,
        business: business ?? name,
        location: texts.get(`location-${id}`) ?? '',
        description: texts.get(`description-${id}`) ?? '',
        action: actions[index] ?? { text: null, href: null },
        pictures: picture === null ? [] : [picture],
      },
    ]
  })
  return tabs.length === 0 ? fallback : { title: nonEmptyText(banner.title) ?? fallback.title, tabs }
}

/**
 * Creates the content of a banner slot.
 * @param result the loaded banner or its fault; undefined while it loads
 */
export function toBannerSlot<View>(
  result: BannerResult | undefined,
  toView: (banner: BannerSource) => View,
  fallback: View,
): BannerSlot<View> {
  if (result === undefined) return { view: fallback, state: 'loading', fault: null }
  if (result.fault) return { view: fallback, state: 'settled', fault: result.fault }
  return { view: toView(result.banner), state: 'settled', fault: null }
}
