import { isRecord, type BannerFault, type BannerResult, type BannerSource } from './banner-answer'
import { isAllowedLink } from './links.rules'

/** A button of a banner. */
export interface BannerAction<Text = string> {
  text: Text
  /** Where it leads; null where the page decides. */
  href: string | null
}

/** A picture of a banner. */
export interface BannerPicture {
  src: string
  /** What to show where that fails; null where there is nothing. */
  fallback: string | null
}

/** One banner. */
export interface BannerView {
  title: string
  subtitle: string
  /** What is advertised costs so much; null where nothing is said. */
  price: string | null
  /** A word on a label, such as "29%"; null where nothing is said. */
  badge: string | null
  /** The ground's colour, `#rrggbb`; null for the shop's own. */
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
  /** Its text is null where the operator gave the tab no button. */
  action: BannerAction<string | null>
  /** What stands beside the words. */
  pictures: readonly string[]
}

/** The business values. */
export interface ValuesView {
  title: string
  tabs: readonly ValueTabView[]
}

/** What stands in a place for a banner: the operator's words, or the default while or where there are none. */
export interface BannerSlot<View> {
  view: View
  state: 'loading' | 'settled'
  /** Why the default stands there; null where it does not, or only until the banner is there. */
  fault: BannerFault | null
}

/** Tabs of the business values, and pictures of a banner (Specification (shopping) §9). */
const slots = ['1', '2', '3', '4', '5'] as const

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** A text that says something; undefined for everything else. */
function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The texts under names without spacing and case: operators type "Tab Name-1" in many ways. */
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

/** The buttons, from a list or from the list within `buttons`. */
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
 * What a banner shows. Words and pictures that the operator left out are the default's; a price or a badge never is,
 * for it would speak of something else.
 * @param hosts where links and pictures may lead beside the shop itself
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
 * What the business values show: every numbered tab that has a name of its own or of its business; the default where
 * there is none.
 * @param hosts where links and pictures may lead beside the shop itself
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
 * What stands in a place for a banner.
 * @param result what the answer came to; undefined while it is on its way
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
