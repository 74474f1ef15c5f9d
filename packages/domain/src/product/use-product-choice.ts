import type { Product, VisitorProduct } from '@skafferi/api'
import { useState } from 'react'
import type { OptionChoice } from './option.view'
import { chooseValue, initialChoice, minimumFor, type ChosenOptions, type OrderMode } from './product.rules'
import { bulkMinimumOf, type ProductChoice } from './product.view'

interface Selection {
  productId: string
  /** Null until the buyer has chosen. */
  options: ChosenOptions | null
  mode: OrderMode
  /** Pieces as entered, null where that is no whole number; undefined until the buyer has said how many. */
  quantity: number | null | undefined
}

/** What the buyer has chosen on the page of a product; another product resets it. */
export function useProductChoice(productId: string, product: Product | VisitorProduct | undefined) {
  const untouched: Selection = { productId, options: null, mode: 'unit', quantity: undefined }
  const [latest, setSelection] = useState(untouched)
  const selection = latest.productId === productId ? latest : untouched
  const change = (part: Partial<Selection>) =>
    setSelection((earlier) => ({ ...(earlier.productId === productId ? earlier : untouched), ...part }))
  const choice: ProductChoice | undefined = product && {
    options: selection.options ?? initialChoice(product.options, product.variants),
    mode: selection.mode,
    quantity:
      selection.quantity === undefined ? minimumFor(selection.mode, bulkMinimumOf(product)) : selection.quantity,
  }
  return {
    choice,
    chooseOption({ optionId, value }: OptionChoice): void {
      if (product && choice) change({ options: chooseValue(product.variants, choice.options, optionId, value) })
    },
    /** The quantity starts again at the minimum of the mode. */
    setMode: ({ mode }: { mode: OrderMode }) => change({ mode, quantity: undefined }),
    setQuantity: ({ quantity }: { quantity: number | null }) => change({ quantity }),
  }
}
