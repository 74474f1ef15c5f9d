import { ApiError, type Product, type VisitorProduct } from '@skafferi/api'
import { readable } from '../../platform/action'
import { isInteger, isText, oneOf, recordOf, shape } from '../../rules/json/schema'
import { useDraftState } from '../draft'
import type { OptionChoice } from './option.view'
import {
  chooseValue,
  findVariant,
  initialChoice,
  minimumFor,
  type ChosenOptions,
  type OrderMode,
} from '../../rules/catalogue/product'
import { bulkMinimumOf, type AnyVariant, type ProductChoice } from './product.view'

interface Selection {
  /** Null until the buyer has chosen. */
  options: ChosenOptions | null
  mode: OrderMode
  /** Pieces as entered, null if the text is not a whole number; undefined until the buyer enters a quantity. */
  quantity?: number | null
}

const initialSelection: Selection = { options: null, mode: 'unit', quantity: undefined }

const isSelection = shape<Selection>({
  options: oneOf(null, recordOf(isText)),
  mode: oneOf('unit', 'bulk'),
  quantity: oneOf(undefined, null, isInteger),
})

/** The default is the minimum for the mode and the chosen pack. */
function toChoice(product: Product | VisitorProduct, { mode, ...selection }: Selection): ProductChoice {
  const options = selection.options ?? initialChoice(product.options, product.variants)
  if (selection.quantity !== undefined) return { options, mode, quantity: selection.quantity }
  const pieces = findVariant<AnyVariant>(product.variants, options)?.pieces
  return { options, mode, quantity: minimumFor(mode, bulkMinimumOf(product), pieces) }
}

/**
 * The buyer's choices on a product page. They survive a reload and an expired session, and are reset by another
 * product.
 */
export function useProductChoice(productId: string, product: Product | VisitorProduct | undefined) {
  const [selection, setSelection] = useDraftState(`product ${productId}`, isSelection, initialSelection)
  const change = (part: Partial<Selection>) => setSelection((earlier) => ({ ...earlier, ...part }))
  const read = readable(product, (known) => toChoice(known, selection))
  const choice = read instanceof ApiError ? undefined : read
  return {
    /** Why no variant can be chosen; undefined if one can. */
    fault: read instanceof ApiError ? read : undefined,
    choice,
    chooseOption({ optionId, value }: OptionChoice): void {
      if (product && choice) change({ options: chooseValue(product.variants, choice.options, optionId, value) })
    },
    /** The quantity starts again at the minimum of the mode. */
    setMode: ({ mode }: { mode: OrderMode }) => change({ mode, quantity: undefined }),
    setQuantity: ({ quantity }: { quantity: number | null }) => change({ quantity }),
  }
}
