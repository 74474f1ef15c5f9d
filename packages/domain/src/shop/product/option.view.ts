import type { Product, VisitorProduct } from '@skafferi/api'
import { strengthsByValue, valueText } from '../../rules/catalogue/option-text'
import { allowedVariants, type ChosenOptions } from '../../rules/catalogue/product'
import { stockStateOf } from '../../rules/catalogue/stock'

/** A variant as customers or visitors see it. */
export type AnyVariant = (Product | VisitorProduct)['variants'][number]

/** An option of a product. */
export interface OptionView {
  id: string
  /** Name of the option ("Strength"). */
  title: string
  values: readonly {
    value: string
    /** Text of its button, with the strength if the values differ in it: "3 · 10 mg". */
    text: string
    selected: boolean
    /**
     * True if a variant with this value and the values of the options above it is not sold out. Options below it do
     * not count: their choice is reset if it does not match, so that every variant can be chosen.
     */
    available: boolean
  }[]
}

/** A value that was chosen. */
export interface OptionChoice {
  optionId: string
  value: string
}

/** Creates the options of a product page. */
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
      allowedVariants<AnyVariant>(product.variants, { ...chosenAbove, [id]: value }).some(
        (variant) => stockStateOf(variant) !== 'out',
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
