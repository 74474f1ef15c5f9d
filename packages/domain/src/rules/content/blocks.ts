import type { LocalText } from '../text/local-text'
import type { PageCatalogue } from './page-catalogue'

/** The pages that are made of blocks. */
export const contentPages = ['landing', 'home', 'product', 'faq', 'about'] as const

export type ContentPage = (typeof contentPages)[number]

/** A button. Without an address, the page decides where it leads; without a text, there is no button. */
export interface BlockButton {
  text: string
  /** A path of the shop, or an https address on an allowed host; null if the page decides. */
  href: string | null
}

/** A title and a text. */
export interface TitledText {
  title: string
  text: string
}

/**
 * The content of each kind of block, in one language. Texts are plain: line breaks begin paragraphs, and names such as
 * `{brand}` stand for the values in `PlaceholderValues`. Pictures are addresses.
 */
export interface BlockContents {
  /** The top of the landing page. */
  hero: TitledText & {
    button: BlockButton
    /** Pictures on at most three shelves beside the text. */
    shelves: readonly (readonly string[])[]
  }
  /** One offer. A main banner and the side banner after it stand beside each other. */
  banner: TitledText & {
    layout: 'strip' | 'main' | 'side' | 'showcase'
    /** As it is shown; empty if there is none. */
    price: string
    /** Such as "29%"; empty if there is none. */
    badge: string
    /** `#rrggbb`; null for the theme's. */
    background: string | null
    button: BlockButton
    /** At most five. */
    pictures: readonly string[]
  }
  /** What the shop does for each kind of business, as tabs. */
  values: {
    title: string
    tabs: readonly {
      name: string
      business: string
      location: string
      text: string
      button: BlockButton
      pictures: readonly string[]
      /** SKUs of the articles on its shelf, which visitors can change. Without them the pictures are shown. */
      articles?: readonly string[]
    }[]
  }
  /** Figures of the shop. One with a value that is not set is not shown. */
  facts: { title: string; items: readonly TitledText[] }
  /** Products by a rule. Without a title, that of the rule. */
  shelf: { rule: 'usual' | 'flash_sale' | 'best_sellers' | 'explore'; title: string }
  /** Sample products with prices as texts, marked as samples. */
  samples: {
    title: string
    note: string
    /** Products of the shop that are listed beside the samples, without prices; none by default. */
    rule?: 'none' | 'best_sellers' | 'newest'
    items: readonly { title: string; brand: string; price: string; picture: string }[]
  }
  /** Services with an icon each. */
  services: { title: string; items: readonly (TitledText & { icon: 'gift' | 'tag' | 'truck' | 'box' })[] }
  /** Terms with a short lead each, such as "60 days". */
  terms: { title: string; items: readonly (TitledText & { lead: string })[] }
  /** Numbered steps. */
  steps: { title: string; items: readonly TitledText[] }
  /** Paragraphs, with a heading unless it is empty. */
  text: TitledText
  /** Tiles with pictures that lead to products. */
  tiles: {
    title: string
    items: readonly (TitledText & {
      tint: 'leaf' | 'berry' | 'cloud' | 'sea'
      pictures: readonly string[]
      href: string | null
    })[]
  }
  /** A strip of categories, by name. */
  categories: {
    title: string
    items: readonly { category: string; picture: string | null }[]
    selected: string | null
  }
  /** Promises at the end of a page. One with a value that is not set is not shown. */
  promises: { title: string; items: readonly (TitledText & { icon: 'delivery' | 'service' | 'money' })[] }
  /** Questions with answers. One with a value that is not set is not shown. */
  questions: { title: string; items: readonly { question: string; answer: string }[] }
  /** Short lines, such as the features on a product's page. */
  list: { title: string; items: readonly string[] }
}

export type BlockKind = keyof BlockContents

/** A block as pages show it, in the shop's language. */
export type Block<Kind extends BlockKind = BlockKind> = {
  [Each in Kind]: { id: string; kind: Each; content: BlockContents[Each] }
}[Kind]

/** The blocks that a page shows now, in their order. */
export interface PageContent {
  page: ContentPage
  blocks: readonly Block[]
  /** What they show of the catalogue; missing if nothing. */
  catalogue?: PageCatalogue
}

/** A block as the seller edits it, with its content by language. */
export type StoredBlock<Kind extends BlockKind = BlockKind> = {
  [Each in Kind]: {
    id: string
    kind: Each
    /** False keeps the block and hides it. */
    on: boolean
    /** Timestamp; null for at once. */
    startsAt: string | null
    /** Timestamp; null for never. */
    endsAt: string | null
    content: LocalText<BlockContents[Each]>
  }
}[Kind]

/** The kinds that each page can have. */
export const blockKinds: Readonly<Record<ContentPage, readonly BlockKind[]>> = {
  landing: ['hero', 'facts', 'values', 'samples', 'banner', 'services', 'terms', 'steps', 'text', 'tiles'],
  home: ['shelf', 'banner', 'categories', 'tiles', 'promises', 'text'],
  product: ['list'],
  faq: ['questions', 'text'],
  about: ['text'],
}

/** The most blocks on a page, and the size of one block's content in bytes of JSON. */
export const contentLimits = { blocks: 40, blockBytes: 64 * 1024 } as const
