import type { ProductView, PurchaseState } from '@skafferi/domain/shop/product/views'

/** Id of a product's quantity field, for buttons elsewhere on the page. */
export function quantityFieldId({ id }: Pick<ProductView, 'id'>): string {
  return `quantity-${id}`
}

/** True if a press was refused because of the quantity. */
export function isQuantityRefused({ refusal }: Pick<PurchaseState, 'refusal'>): boolean {
  return refusal === 'invalid_quantity' || refusal === 'below_bulk_minimum'
}

/** Focuses the quantity field after a press was refused because of it, unless options are missing. */
export function refocusQuantity(purchase: Pick<ProductView, 'id' | 'options' | 'quantityRefusal'>): void {
  const allOptionsChosen = purchase.options.every(({ values }) => values.some(({ selected }) => selected))
  const field = document.getElementById(quantityFieldId(purchase))
  if (allOptionsChosen && purchase.quantityRefusal !== null && field instanceof HTMLInputElement) {
    field.focus()
    field.select()
  }
}
