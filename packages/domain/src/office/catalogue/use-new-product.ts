import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { productRequestOf } from './product-body'
import { stillRefused, type SentForm } from './product-faults'
import { firstVariant } from './product-fields'
import { createProduct } from './product.queries'
import { toProductForm } from './to-product-form'
import { categoriesKey } from './use-categories'
import { officeProductsKey } from './use-office-products'
import { useProductTyping } from './use-product-typing'

/** The form of a new product. Saving again after a lost answer does not add it twice. */
export function useNewProduct() {
  const office = useOffice()
  const cache = useQueryClient()
  const { typed, sources, typing } = useProductTyping('product new', null, firstVariant)
  const form = toProductForm({ product: null, typed, sources }, office)

  const action = useAction(
    'office',
    async ({ body }: SentForm & { body: ReturnType<typeof productRequestOf> }, signal) => {
      const { product } = await createProduct(office, body, signal)
      for (const queryKey of [officeProductsKey, categoriesKey, ['office', 'activity']])
        void cache.invalidateQueries({ queryKey })
      return product.id
    },
  )
  return {
    form,
    saving: action.busy,
    problem: action.problem,
    /** The store's refusals by form field, until the field is edited. */
    refused: action.problem && action.input ? stillRefused(action.problem.fields, action.input, form) : {},
    typing,
    /** Adds it. Resolves to true if it was done. */
    async save() {
      const isDone = await action.run({ typed: form.draft, body: productRequestOf(form.draft) })
      if (isDone) typing.discard()
      return isDone
    },
    /** The id of the new product; undefined before. */
    saved: action.result,
  }
}
