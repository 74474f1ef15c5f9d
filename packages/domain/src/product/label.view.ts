import type { Product, VisitorProduct } from '@skafferi/api'
import { ingredientParts, type IngredientPart } from './ingredients.rules'

/** What a product's label says, as far as the shop knows; each part is null where it does not. */
export interface LabelView {
  /** The text in parts, so that allergens can be emphasised in it. */
  ingredients: readonly IngredientPart[] | null
  /** Allergens in it, in one line; empty where the label names none, null where there is no list of ingredients. */
  allergens: string | null
  /** Allergens that traces of may be in it, in one line; null where there are none. */
  mayContain: string | null
  /** Of the chosen variant, or of each that the choice still allows, in one line ("120 g"). */
  netContent: string | null
  /** EAN-13; null too while the choice leaves several. */
  barcode: string | null
}

/** What is needed of a variant. */
type LabelVariant = Pick<Product['variants'][number], 'net_content' | 'gtin'>

/** As labels list things: "Wheat, milk". */
function inOneLine(words: readonly string[]): string {
  const text = words.join(', ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/**
 * What the label of a product says.
 * @param allowed the chosen variant, or all that the choice still allows
 */
export function toLabelView(
  { ingredients }: Pick<Product | VisitorProduct, 'ingredients'>,
  allowed: readonly LabelVariant[],
): LabelView {
  const contents = [...new Set(allowed.flatMap(({ net_content }) => net_content ?? []))]
  const [barcode = null, ...others] = [...new Set(allowed.map(({ gtin }) => gtin))]
  return {
    ingredients: ingredients && ingredientParts(ingredients),
    allergens: ingredients && inOneLine(ingredients.allergens),
    mayContain: ingredients && ingredients.may_contain.length > 0 ? inOneLine(ingredients.may_contain) : null,
    netContent: contents.length > 0 ? contents.join(' · ') : null,
    barcode: others.length === 0 ? barcode : null,
  }
}
