import type { Product, VisitorProduct } from '@skafferi/api'
import { strengthsByValue, valueText } from './option-text.rules'
import { allowedVariants, type ChosenOptions } from './product.rules'

/** One thing to choose about a product. */
export interface OptionView {
  id: string
  /** What is chosen ("Strength"). */
  title: string
  values: readonly {
    value: string
    /** What its button says: with the strength where that is what the values differ in, "3 · 10 mg". */
    text: string
    selected: boolean
    /**
     * Some variant with this value and the values chosen for the options above it is in stock. What was chosen further
     * down does not count: it is let go where it does not fit, so every variant can be reached from every choice.
     */
    available: boolean
  }[]
}

/** A value that was chosen. */
export interface OptionChoice {
  optionId: string
  value: string
}

/** The choices of a product's page. */
export function toOptionViews(product: Product | VisitorProduct, chosen: ChosenOptions): OptionView[] {
  return product.options.map(({ id, title, values }, position) => {
    const above = product.options.slice(0, position)
    const chosenAbove = Object.fromEntries(
      above.flatMap((option) => {
        const value = chosen[option.id]
        return value === undefined ? [] : [[option.id, value]]
      }),
    )
    const isAvailable = (value: string) =>
      allowedVariants(product.variants, { ...chosenAbove, [id]: value }).some(
        (variant) => variant.inventory_quantity > 0,
      )
    const strengths = strengthsByValue(id, product.variants)
    return {
      id,
      title,
      values: values.map(({ value }) => ({
        value,
        text: valueText(value, { title, strengths }),
        selected: chosen[id] === value,
        available: isAvailable(value),
      })),
    }
  })
}
