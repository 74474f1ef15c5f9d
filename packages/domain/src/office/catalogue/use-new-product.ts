import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { refreshLists } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { productRequestOf } from './product-body'
import { newProductDraft } from './product-draft'
import { stillRefused, type SentForm } from './product-faults'
import { createProduct, officeProductsKey } from './product.queries'
import { toProductForm } from './to-product-form'
import { categoriesKey } from './use-categories'
import { useProductTyping } from './use-product-typing'

/** The form of a new product. Saving again after a lost answer does not add it twice. */
export function useNewProduct() {
  const office = useOffice()
  const cache = useQueryClient()
  const action = useAction(
    'office',
    async ({ body }: SentForm & { body: ReturnType<typeof productRequestOf> }, signal) => {
      const { product } = await createProduct(office, body, signal)
      refreshLists(cache, officeProductsKey, categoriesKey)
      return product.id
    },
  )
  const { draft, sources, typing, save } = useProductTyping({
    form: 'product new',
    stored: newProductDraft,
    send: (typed) => action.run({ typed, body: productRequestOf(typed) }),
  })
  const form = toProductForm({ product: null, stored: newProductDraft, draft, sources }, office)
  return {
    form,
    saving: action.busy,
    problem: action.problem,
    /** The store's refusals by form field, until the field is edited. */
    refused: action.problem && action.input ? stillRefused(action.problem.fields, action.input, form) : {},
    typing,
    /** Adds it. Resolves to true if it was done. */
    async save() {
      const isDone = await save()
      if (isDone) typing.discard()
      return isDone
    },
    /** The id of the new product; undefined before. */
    saved: action.result,
  }
}
