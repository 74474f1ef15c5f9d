import type { Product, VisitorProduct } from '@skafferi/api'
import { ingredientParts, type IngredientPart } from '../../rules/catalogue/ingredients'

/** Information on a product's label; each part is null if unknown. */
export interface LabelView {
  /** The text in parts, so that allergens can be emphasised in it. */
  ingredients: readonly IngredientPart[] | null
  /** Allergens in one line; empty if the label states none, null if there is no list of ingredients. */
  allergens: string | null
  /** Possible traces of allergens in one line; null if there are none. */
  mayContain: string | null
  /** Net content of the chosen variant, or of each that matches the choice, in one line ("120 g"). */
  netContent: string | null
  /** GTIN; also null while several variants match the choice. */
  barcode: string | null
}

/** The required part of a variant. */
type LabelVariant = Pick<Product['variants'][number], 'net_content' | 'gtin'>

/** Formats a list as on labels: "Wheat, milk". */
function inOneLine(words: readonly string[]): string {
  const text = words.join(', ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/**
 * Returns the label of a product.
 * @param allowed the chosen variant, or all that match the choice
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
