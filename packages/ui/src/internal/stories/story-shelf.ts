import type { Shelf, ShelfPlace } from '@skafferi/api'
import { toShelfView } from '@skafferi/domain/shop/shelf'
import type { ShelfView } from '@skafferi/domain/shop/shelf/views'
import { frontPicture } from '@skafferi/domain/rules/catalogue/front-picture'
import { usualPackFront } from '@skafferi/domain/rules/catalogue/pack-front'
import { emptyFillDraft, type FillDraft } from '@skafferi/domain/rules/shelf/fill-draft'
import { facingsThatFit } from '@skafferi/domain/rules/shelf/facings'
import { fn } from 'storybook/test'
import type { CompanyShelfProps } from '../../commerce/shelf/company-shelf'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

const articles = new Map(
  storyWorld.products.flatMap((product) =>
    product.variants.map((variant) => [variant.sku ?? '', { product, variant }]),
  ),
)

/** What differs between the places of the demo's shelf: the article, its target, and what is left of it. */
type StoryPlace = [sku: string, target: number, left: number | null, change?: Partial<ShelfPlace>]

/** A place of an article as the store answers it, with the fill that its target and pieces left make. */
export function storyPlace([sku, target, left, change = {}]: StoryPlace): ShelfPlace {
  const { product, variant } = articles.get(sku)!
  const front = usualPackFront({ unit: variant.unit, netContent: variant.net_content })
  const carton = variant.carton_size ?? 1
  const missing = left === null ? target : target - left
  const isFull = left !== null && missing < target / 5
  const quantity = left === null ? missing : isFull ? 0 : Math.ceil(missing / carton) * carton
  const [single, ...steps] = variant.prices
  const reached = steps.findLast(({ min_quantity: from }) => from <= quantity) ?? single!
  return {
    variant_id: variant.id,
    product_id: product.id,
    product_title: product.title,
    brand: product.brand,
    subtitle: `${variant.net_content ?? ''} · ${variant.unit}`,
    sku: variant.sku,
    unit: variant.unit,
    carton_size: variant.carton_size,
    thumbnail: variant.thumbnail,
    stamp: variant.stamp,
    front: frontPicture(variant.thumbnail),
    width_mm: front.width,
    height_mm: front.height,
    target,
    facings: facingsThatFit(front),
    state: left === null ? 'not_estimated' : quantity > 0 ? 'gap' : 'full',
    left,
    rhythm_days: left === null ? null : 7,
    last_ordered_on: '2026-11-13',
    under_way: null,
    cart_quantity: 0,
    inventory_quantity: variant.inventory_quantity,
    availability: variant.availability,
    available_from: variant.available_from,
    low_stock: variant.low_stock,
    tiers: variant.prices,
    fill:
      quantity > 0
        ? {
            quantity,
            unit_price: reached.amount,
            total: Math.round(reached.amount * quantity * 100) / 100,
            saved: Math.round((single!.amount - reached.amount) * quantity * 100) / 100,
            next_tier: steps.find(({ min_quantity: from }) => from > quantity) ?? null,
          }
        : null,
    ...change,
  }
}

const places = [
  ['SAL-0120', 96, 35],
  ['SAL-0140', 48, 44],
  ['SAL-0204', 72, 64],
  ['BJO-0150', 72, 20],
  ['BJO-0152', 48, 41],
  ['BJO-0400', 60, 12],
  ['SAL-0206', 48, 45],
  ['LJU-0070', 72, 24, { state: 'on_its_way', fill: null, under_way: { quantity: 48, arrives_on: '2026-12-01' } }],
  ['TJA-1403', 120, 40],
  ['KAD-1303', 80, 20],
  ['VID-1202', 60, 52],
  ['SKR-1123', 60, 50],
  ['RIM-1304', 60, 15, { state: 'out_of_stock', fill: null, inventory_quantity: 0 }],
  ['LJU-0035', 96, 84],
  ['LJU-0141', 48, null],
  ['KVA-0250', 120, 40],
  ['HAV-0300', 48, 41],
  ['SYL-0400', 48, 12],
  ['HUM-0803', 36, 30],
  ['KAL-0331', 240, 48, { state: 'on_its_way', fill: null, under_way: { quantity: 192, arrives_on: '2026-12-01' } }],
  ['KAL-0332', 192, 50],
  ['FLA-0501', 36, 31],
  ['GRY-0450', 36, 8],
  ['KAL-0344', 96, 20, { state: 'in_cart', fill: null, cart_quantity: 80 }],
] as const satisfies readonly StoryPlace[]

/** The demo company's shelf: 24 articles, ordered weekly. */
export const storyShelf: Shelf = {
  source: 'saved',
  version: 3,
  changed_by: { name: 'Anna Lindqvist', is_you: true },
  currency_code: 'eur',
  rhythm_days: 7,
  last_ordered_on: '2026-11-13',
  requires_action: null,
  next_due: { order_id: 'order_00987', display_id: 987, due_date: '2026-12-04', amount_due: 1034.2 },
  places: places.map((place) => storyPlace([...place])),
  unplaced: [],
}

/** A new company's shelf: suggestions, because it has not ordered yet. */
export const suggestedShelf: Shelf = {
  ...storyShelf,
  source: 'suggested',
  version: 0,
  changed_by: null,
  rhythm_days: null,
  last_ordered_on: null,
  next_due: null,
  places: ['TJA-1403', 'VID-1202', 'KAD-1303', 'SAL-0120', 'BJO-0150', 'LJU-0070', 'KAL-0331', 'GRY-0450'].map((sku) =>
    storyPlace([sku, articles.get(sku)!.variant.carton_size ?? 1, null, { last_ordered_on: null }]),
  ),
}

/** A shelf as it is shown, with what the buyer filled. */
export function shelfViewOf(shelf: Shelf = storyShelf, draft: FillDraft = emptyFillDraft): ShelfView {
  return toShelfView(shelf, draft, storyLocale)
}

/** A draft in which these articles were filled, one after another. */
export function filledDraft(shelf: Shelf, ...skus: readonly string[]): FillDraft {
  const steps = skus.map((sku) => {
    const place = shelf.places.find((each) => each.sku === sku)!
    return [{ variantId: place.variant_id, pieces: place.fill?.quantity ?? 0 }]
  })
  return { ...emptyFillDraft, steps }
}

/** The shelf with its actions, which do nothing. */
export function storyCompanyShelf(shelf: CompanyShelfProps['shelf']) {
  return {
    shelf,
    add: { adding: false, report: null, problem: null, onAdd: fn(), onReportDismiss: fn() },
    arrange: {
      move: fn(),
      setTarget: fn(),
      setFacings: fn(),
      add: fn(),
      remove: fn(),
      undoRemove: null,
      clear: fn(),
      saving: false,
      problem: null,
      dismissProblem: fn(),
    },
    onFill: fn(),
    onFillAll: fn(),
    onUndo: fn(),
  } satisfies CompanyShelfProps
}
