import { ApiError, type Product, type VisitorProduct } from '@skafferi/api'
import { readable } from '../action'
import { useDraftState } from '../draft'
import type { OptionChoice } from './option.view'
import {
  chooseValue,
  findVariant,
  initialChoice,
  minimumFor,
  type ChosenOptions,
  type OrderMode,
} from './product.rules'
import { bulkMinimumOf, type AnyVariant, type ProductChoice } from './product.view'

interface Selection {
  /** Null until the buyer has chosen. */
  options: ChosenOptions | null
  mode: OrderMode
  /** Pieces as entered, null where that is no whole number; undefined until the buyer has said how many. */
  quantity: number | null | undefined
}

const untouched: Selection = { options: null, mode: 'unit', quantity: undefined }

const isTexts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** What was chosen before the session ended, or before a reload; null if it is malformed. */
function parseSelection(stored: unknown): Selection | null {
  const { options, mode, quantity } = (stored ?? {}) as Partial<Record<keyof Selection, unknown>>
  if (options !== null && !isTexts(options)) return null
  if (mode !== 'unit' && mode !== 'bulk') return null
  if (quantity !== undefined && quantity !== null && !Number.isInteger(quantity)) return null
  return { options: options as Selection['options'], mode, quantity: quantity as Selection['quantity'] }
}

/** Until the buyer has said how many, it is the minimum of the mode and of the pack that is chosen. */
function toChoice(product: Product | VisitorProduct, { mode, ...selection }: Selection): ProductChoice {
  const options = selection.options ?? initialChoice(product.options, product.variants)
  if (selection.quantity !== undefined) return { options, mode, quantity: selection.quantity }
  const pieces = findVariant<AnyVariant>(product.variants, options)?.pieces
  return { options, mode, quantity: minimumFor(mode, bulkMinimumOf(product), pieces) }
}

/** What the buyer has chosen on the page of a product; another product resets it, a reload or an ended session does not. */
export function useProductChoice(productId: string, product: Product | VisitorProduct | undefined) {
  const [selection, setSelection] = useDraftState(`product ${productId}`, parseSelection, untouched)
  const change = (part: Partial<Selection>) => setSelection((earlier) => ({ ...earlier, ...part }))
  const read = readable(product, (known) => toChoice(known, selection))
  const choice = read instanceof ApiError ? undefined : read
  return {
    /** Why the product cannot be chosen from; undefined where it can. */
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
