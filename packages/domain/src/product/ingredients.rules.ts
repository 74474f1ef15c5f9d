/** What a product is made of, as its label says. */
export interface IngredientList {
  /** By falling weight. */
  text: string
  /** The words of the text that name allergens. */
  allergens: string[]
  /** Allergens that traces of may be in it. */
  may_contain: string[]
}

/** A part of the text. */
export interface IngredientPart {
  text: string
  /** It names an allergen, which the law has emphasised (Regulation (EU) 1169/2011, article 21). */
  allergen: boolean
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The text in parts, each allergen apart wherever it stands as a word of its own. Together they are the text. */
export function ingredientParts({ text, allergens }: Pick<IngredientList, 'text' | 'allergens'>): IngredientPart[] {
  if (allergens.length === 0) return [{ text, allergen: false }]
  const words = new RegExp(String.raw`(?<!\p{L})(${allergens.map(escaped).join('|')})(?!\p{L})`, 'giu')
  return text
    .split(words)
    .map((part, index) => ({ text: part, allergen: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
