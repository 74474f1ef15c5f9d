import type { ProductView, PurchaseState } from '@skafferi/domain/product/views'

/** The id of a product's quantity, which the buttons that buy need in another place of the page. */
export function quantityFieldId({ id }: Pick<ProductView, 'id'>): string {
  return `quantity-${id}`
}

/** True if a press was refused because of the quantity. */
export function isQuantityRefused({ refusal }: Pick<PurchaseState, 'refusal'>): boolean {
  return refusal === 'invalid_quantity' || refusal === 'below_bulk_minimum'
}

/** After a press that was refused for the quantity: focuses it. Open options come first. */
export function refocusQuantity(purchase: Pick<ProductView, 'id' | 'options' | 'quantityRefusal'>): void {
  const isChosen = purchase.options.every(({ values }) => values.some(({ selected }) => selected))
  const field = document.getElementById(quantityFieldId(purchase))
  if (isChosen && purchase.quantityRefusal !== null && field instanceof HTMLInputElement) {
    field.focus()
    field.select()
  }
}
