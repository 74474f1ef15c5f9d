import type { Block, BlockContents, ContentPage } from './blocks'
import type { BannerId } from './banners'

/** The fields of a banner that come from a block. */
export interface BannerFields {
  title: string
  background_color: string | null
  texts: Record<string, string>
  buttons: { text: string; url: string }[]
  /** By the names `1` to `5`. */
  image_url: Record<string, string>
}

/** The page of each banner. */
export const bannerPages: Readonly<Record<BannerId, ContentPage>> = {
  banner_hero: 'landing',
  banner_values: 'landing',
  banner_accessories: 'landing',
  banner_promo: 'home',
  banner_side: 'home',
}

/** Where a button leads whose block leaves that to the page (Specification (shopping) §2, landing page). */
const defaultAddresses: Readonly<Partial<Record<ContentPage, string>>> = { landing: '/sign-in', home: '/products' }

const numbered = (values: readonly string[]) =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]))

const withoutEmpty = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

function ofValues({ title, tabs }: BlockContents['values'], address: string): BannerFields {
  const texts = tabs.flatMap(({ name, business, location, text }, index) => [
    [`Tab Name-${index + 1}`, name],
    [`Business Name-${index + 1}`, business],
    [`Location-${index + 1}`, location],
    [`Description-${index + 1}`, text],
  ])
  return {
    title,
    background_color: null,
    texts: withoutEmpty(Object.fromEntries(texts)),
    buttons: tabs.map(({ button }) => ({ text: button.text, url: button.href ?? address })),
    image_url: withoutEmpty(numbered(tabs.map(({ pictures }) => pictures[0] ?? ''))),
  }
}

/**
 * The banner of an id, from the blocks that its page shows: the hero, the values or the showcase of the landing page,
 * the main or the side banner of the home page. Undefined if the page has no such block.
 */
export function bannerIn(id: BannerId, blocks: readonly Block[]): BannerFields | undefined {
  const address = defaultAddresses[bannerPages[id]] ?? ''
  const layout = { banner_accessories: 'showcase', banner_promo: 'main', banner_side: 'side' } as const
  for (const { kind, content } of blocks) {
    if (id === 'banner_values' && kind === 'values') return ofValues(content, address)
    if (id === 'banner_hero' && kind === 'hero') {
      const { title, text, button, shelves } = content
      return {
        title,
        background_color: null,
        texts: withoutEmpty({ subtitle: text }),
        buttons: [{ text: button.text, url: button.href ?? address }],
        image_url: numbered(shelves.flat().slice(0, 5)),
      }
    }
    if (kind === 'banner' && id in layout && content.layout === layout[id as keyof typeof layout]) {
      const { title, text, price, badge, background, button, pictures } = content
      return {
        title,
        background_color: background,
        texts: withoutEmpty({ subtitle: text, price, badge }),
        buttons: [{ text: button.text, url: button.href ?? address }],
        image_url: numbered(pictures),
      }
    }
  }
  return undefined
}
