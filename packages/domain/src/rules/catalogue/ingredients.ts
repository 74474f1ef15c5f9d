/** Ingredients of a product as stated on its label. */
export interface IngredientList {
  /** By descending weight. */
  text: string
  /** The words of the text that name allergens. */
  allergens: string[]
  /** Allergens of which it may contain traces. */
  may_contain: string[]
}

/** A part of the text. */
export interface IngredientPart {
  text: string
  /** True for an allergen, which has to be emphasised (Regulation (EU) 1169/2011, article 21). */
  allergen: boolean
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Splits the text into parts. Each allergen that is a full word is a part of its own. Joined, the parts equal the text.
 */
export function ingredientParts({ text, allergens }: Pick<IngredientList, 'text' | 'allergens'>): IngredientPart[] {
  if (allergens.length === 0) return [{ text, allergen: false }]
  const words = new RegExp(String.raw`(?<!\p{L})(${allergens.map(escaped).join('|')})(?!\p{L})`, 'giu')
  return text
    .split(words)
    .map((part, index) => ({ text: part, allergen: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
