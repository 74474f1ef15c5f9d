import type { ProductView, PurchaseState } from '@skafferi/domain/shop/product/views'

/** Id of a product's quantity field, for buttons elsewhere on the page. */
export function quantityFieldId({ id }: Pick<ProductView, 'id'>): string {
  return `quantity-${id}`
}

/** True if a press was refused because of the quantity. */
export function isQuantityRefused({ refusal }: Pick<PurchaseState, 'refusal'>): boolean {
  return refusal !== null && refusal !== 'select_all_options'
}

type Choices = Pick<ProductView, 'options'>

/** The options without a chosen value, in the order they are chosen. */
export function missingOptions({ options }: Choices): ProductView['options'] {
  return options.filter(({ values }) => !values.some(({ selected }) => selected))
}

/** Scrolls to the first option without a chosen value, and focuses its first available value. */
export function focusMissingOption(purchase: Choices): void {
  const [option] = missingOptions(purchase)
  const value = option && document.querySelector<HTMLElement>(`[name="${CSS.escape(option.id)}"]:enabled`)
  value?.closest('fieldset')?.scrollIntoView({ block: 'center' })
  value?.focus({ preventScroll: true })
}

/** After a refused press, focuses what is missing: an option, otherwise the quantity. */
export function focusFault(purchase: Choices & Pick<ProductView, 'id' | 'quantityRefusal'>): void {
  if (missingOptions(purchase).length > 0) return focusMissingOption(purchase)
  const field = document.getElementById(quantityFieldId(purchase))
  if (purchase.quantityRefusal !== null && field instanceof HTMLInputElement) {
    field.focus()
    field.select()
  }
}
