import type { PageCatalogue } from '../../rules/content/page-catalogue'
import type { Block, BlockKind, ContentPage } from '../../rules/content/blocks'
import type { DateTimeView } from '../date-time'
import type { BlockFieldLabel, BlockListLabel } from './block-fields'

export type { PageCatalogue } from '../../rules/content/page-catalogue'
export type { BlockFieldLabel, BlockListLabel } from './block-fields'
export type { Block, BlockContents, BlockKind, ContentPage } from '../../rules/content/blocks'

/** A published version of a page. */
export interface ContentVersionView {
  version: number
  published: DateTimeView
  /** Null if the shop itself published it. */
  by: string | null
}

/** A page in the list of pages. */
export interface ListedContentView {
  page: ContentPage
  href: string
  /** The number of published blocks. */
  count: number
  /** True if there is a saved draft. */
  drafted: boolean
  /** True if it has unsaved changes. */
  typed: boolean
}

/** What prevents a field from being saved. `period`: the end is not after the start. */
export type ContentFault = 'too_long' | 'too_many' | 'link' | 'colour' | 'period'

/**
 * What a field leads to that the seller may not want, although it can be published. `no_button`: without the text of
 * its button, the link is not shown; `not_listed`: the selected category is none of the block's.
 */
export type ContentWarning = 'no_button' | 'unknown_page' | 'unknown_category' | 'not_listed'

interface FieldBase {
  /** Unique on the page; the name of the control and of its faults. */
  name: string
  /** The place in the block's content. */
  path: string
}

/** A field of a block that is not a list. */
export type BlockFieldView = FieldBase & { label: BlockFieldLabel } & (
    | {
        type: 'line' | 'text' | 'link' | 'colour'
        value: string
        max: number
        /** Usual values; none for free texts. */
        suggestions: readonly string[]
        warning: ContentWarning | null
      }
    | { type: 'choice'; value: string; options: readonly string[] }
    | {
        type: 'pictures'
        value: readonly string[]
        max: number
        /** The number of the shelf, from 1; null if the block has no shelves. */
        shelf: number | null
      }
    | {
        type: 'articles'
        /** One SKU in each line. */
        value: string
        max: number
        /** SKUs of no article on sale in the saved draft. */
        unknown: readonly string[]
      }
  )

/** A list in a block, with the fields of each entry. */
export interface BlockListView extends FieldBase {
  type: 'list'
  label: BlockListLabel
  max: number
  entries: readonly (readonly BlockFieldView[])[]
}

/** `off` is switched off; the others depend on the period. */
export type BlockState = 'off' | 'planned' | 'shown' | 'ended'

/** The rule by which a block lists products. */
export type BlockRule = 'usual' | 'flash_sale' | 'best_sellers' | 'explore' | 'newest'

/** What names a block. */
export interface BlockName {
  kind: BlockKind
  /** Null if the block lists no products by a rule. */
  rule: BlockRule | null
  /** Its first words; empty if it has none. */
  summary: string
}

/** A block of the page that is edited. */
export interface ContentBlockView extends BlockName {
  id: string
  on: boolean
  state: BlockState
  /** The first day ("27 Nov"); null for at once. */
  from: string | null
  /** The last day; null for never. */
  until: string | null
  /** The start in the shop's time zone for an input ("2026-11-27T06:00"); empty for at once. */
  startsAt: string
  /** The end, likewise; empty for never. */
  endsAt: string
  /** True if it differs from the saved draft. */
  changed: boolean
  fields: readonly (BlockFieldView | BlockListView)[]
  /** As visitors see it. */
  preview: Block
}

/** A difference between two states of a page, by block. */
export interface ContentChange extends BlockName {
  id: string
  change: 'added' | 'changed' | 'removed' | 'moved'
}

/** A value of the settings that texts can name. */
export interface PlaceholderView {
  /** As it is typed: "{phone}". */
  placeholder: string
  /** Null if the shop has not set it. */
  value: string | null
}

/** The form of one page. */
export interface ContentFormView {
  page: ContentPage
  blocks: readonly ContentBlockView[]
  /** The kinds of blocks that can be added; none if the page is full. */
  kinds: readonly BlockKind[]
  /** The ids of the blocks with unsaved changes, and `order`. */
  changed: readonly string[]
  /** Faults by name of the field. */
  faults: Readonly<Record<string, ContentFault>>
  /** The names of the empty fields that a draft may have, and a published page may not. */
  missing: readonly string[]
  /** The hosts beside the shop that links and pictures may have. */
  linkHosts: readonly string[]
  /** The last change of the saved draft; null if there is none. */
  saved: { time: DateTimeView; by: string | null } | null
  current: ContentVersionView | null
  /** What publishing changes. */
  changes: readonly ContentChange[]
  placeholders: readonly PlaceholderView[]
  /** What the saved draft shows of the catalogue. */
  catalogue: PageCatalogue
}

/** An earlier version with its blocks. */
export interface ContentVersionDetailView extends ContentVersionView {
  /** Its blocks that are switched on. */
  blocks: readonly Block[]
}

/** A block that was just deleted, while that can be undone. */
export type DeletedBlockView = BlockName
