import type { BlockKind } from '../../rules/content/blocks'

/** What a field of a block is called. Button texts and pictures have the same label in every kind. */
export type BlockFieldLabel =
  | 'articles'
  | 'badge'
  | 'background'
  | 'brand'
  | 'business'
  | 'answer'
  | 'button'
  | 'category'
  | 'href'
  | 'icon'
  | 'layout'
  | 'lead'
  | 'line'
  | 'listName'
  | 'location'
  | 'name'
  | 'note'
  | 'picture'
  | 'pictures'
  | 'price'
  | 'question'
  | 'rule'
  | 'selected'
  | 'shelf'
  | 'text'
  | 'tint'
  | 'title'

/** What the entries of a list in a block are. */
export type BlockListLabel = 'item' | 'tab' | 'step' | 'question' | 'line'

interface SpecBase {
  /** The place in the content: `title`, `button.href`, `shelves.0`. Empty if an entry of a list is the value itself. */
  path: string
  label: BlockFieldLabel
}

/** A field with one text. */
export interface TextSpec extends SpecBase {
  /** `line` and `text` may have one line or several; `link` is an address, `colour` is `#rrggbb`. */
  type: 'line' | 'text' | 'link' | 'colour'
  /** The store's maximum length in characters. */
  max: number
  /** True if the store keeps null instead of an empty text. */
  isNullable: boolean
}

/** A field with one of a few values. */
export interface ChoiceSpec extends SpecBase {
  type: 'choice'
  options: readonly string[]
}

/** Pictures by address. */
export interface PicturesSpec extends SpecBase {
  type: 'pictures'
  /** The maximum number. */
  max: number
  /** How the store keeps them: a list, or one address, which is empty or null if there is none. */
  stored: 'list' | 'text' | 'nullable'
}

/** The maximum length of a SKU. */
export const maxSku = 64

/** Articles by SKU. */
export interface ArticlesSpec extends SpecBase {
  type: 'articles'
  /** The maximum number. */
  max: number
}

/** A list of entries with the same fields. */
export interface ListSpec {
  type: 'list'
  path: string
  label: BlockListLabel
  /** The maximum number of entries. */
  max: number
  fields: readonly FieldSpec[]
}

/** A field without further fields inside. */
export type FieldSpec = TextSpec | ChoiceSpec | PicturesSpec | ArticlesSpec

/** A field of a block. */
export type BlockSpec = FieldSpec | ListSpec

const line = (path: string, max: number, label = path as BlockFieldLabel): TextSpec => ({
  type: 'line',
  path,
  label,
  max,
  isNullable: false,
})
const long = (path: string, label = path as BlockFieldLabel): TextSpec => ({
  type: 'text',
  path,
  label,
  max: 2000,
  isNullable: false,
})
const link = (path: string): TextSpec => ({ type: 'link', path, label: 'href', max: 500, isNullable: true })
const choice = (path: 'icon' | 'layout' | 'rule' | 'tint', ...options: string[]): ChoiceSpec => ({
  type: 'choice',
  path,
  label: path,
  options,
})
const pictures = (path: string, max: number, label: 'pictures' | 'shelf' = 'pictures'): PicturesSpec => ({
  type: 'pictures',
  path,
  label,
  max,
  stored: 'list',
})
const picture = (stored: 'text' | 'nullable'): PicturesSpec => ({
  type: 'pictures',
  path: 'picture',
  label: 'picture',
  max: 1,
  stored,
})
const list = (path: string, label: BlockListLabel, max: number, fields: readonly FieldSpec[]): ListSpec => ({
  type: 'list',
  path,
  label,
  max,
  fields,
})

const title = line('title', 200)
const text = long('text')
const button = [line('button.text', 60, 'button'), link('button.href')]

/** The fields of each kind of block, in the order of the form, with the limits of the contract. */
export const blockFields: Readonly<Record<BlockKind, readonly BlockSpec[]>> = {
  hero: [
    title,
    text,
    ...button,
    pictures('shelves.0', 6, 'shelf'),
    pictures('shelves.1', 6, 'shelf'),
    pictures('shelves.2', 6, 'shelf'),
  ],
  banner: [
    choice('layout', 'strip', 'main', 'side', 'showcase'),
    title,
    text,
    ...button,
    line('price', 30),
    line('badge', 30),
    { type: 'colour', path: 'background', label: 'background', max: 7, isNullable: true },
    pictures('pictures', 5),
  ],
  values: [
    title,
    list('tabs', 'tab', 5, [
      line('name', 60),
      line('business', 200),
      line('location', 60),
      text,
      ...button,
      pictures('pictures', 3),
      { type: 'articles', path: 'articles', label: 'articles', max: 16 },
    ]),
  ],
  facts: [
    // Not shown: it names the list for screen readers.
    line('title', 200, 'listName'),
    list('items', 'item', 6, [line('title', 60, 'lead'), text]),
  ],
  shelf: [choice('rule', 'usual', 'flash_sale', 'best_sellers', 'explore'), title],
  samples: [
    title,
    long('note'),
    choice('rule', 'none', 'best_sellers', 'newest'),
    list('items', 'item', 4, [title, line('brand', 60), line('price', 30), picture('text')]),
  ],
  services: [title, list('items', 'item', 8, [choice('icon', 'gift', 'tag', 'truck', 'box'), title, text])],
  terms: [title, list('items', 'item', 6, [line('lead', 30), title, text])],
  steps: [title, list('items', 'step', 8, [title, text])],
  text: [title, text],
  tiles: [
    title,
    list('items', 'item', 4, [
      title,
      text,
      choice('tint', 'leaf', 'berry', 'cloud', 'sea'),
      link('href'),
      pictures('pictures', 3),
    ]),
  ],
  categories: [
    title,
    list('items', 'item', 12, [line('category', 60), picture('nullable')]),
    { type: 'line', path: 'selected', label: 'selected', max: 60, isNullable: true },
  ],
  promises: [
    // Not shown: it names the list for screen readers.
    line('title', 200, 'listName'),
    list('items', 'item', 4, [choice('icon', 'delivery', 'service', 'money'), title, text]),
  ],
  questions: [title, list('items', 'question', 30, [line('question', 200), long('answer')])],
  list: [title, list('items', 'line', 12, [line('', 200, 'line')])],
}
