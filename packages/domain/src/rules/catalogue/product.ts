import { isOrderable, roundUp, type OrderRule } from '../quantity/order-rule'

/** Ordering by the piece, or by the bulk quantity. */
export type OrderMode = 'unit' | 'bulk'

/** A chosen value for each option that has one, by option id. */
export type ChosenOptions = Readonly<Record<string, string>>

/** The options of a variant. */
export interface VariantChoice {
  options: readonly { option_id: string; value: string }[]
}

/** Why a quantity cannot be ordered. */
export type QuantityRefusal = 'invalid_quantity' | 'below_bulk_minimum' | 'above_stock'

/** Why a purchase is not sent. The first that applies is reported. */
export type PurchaseRefusal = 'select_all_options' | QuantityRefusal

/** Checks whether a variant has all chosen values; options without a choice are ignored. */
function has(variant: VariantChoice, chosen: ChosenOptions): boolean {
  return Object.entries(chosen).every(([id, value]) =>
    variant.options.some((option) => option.option_id === id && option.value === value),
  )
}

/** Returns the variants that match the choice; all if nothing is chosen. */
export function allowedVariants<Variant extends VariantChoice>(
  variants: readonly Variant[],
  chosen: ChosenOptions,
): Variant[] {
  return variants.filter((variant) => has(variant, chosen))
}

/** Returns the chosen variant; undefined while the choice is incomplete. */
export function findVariant<Variant extends VariantChoice>(
  variants: readonly Variant[],
  chosen: ChosenOptions,
): Variant | undefined {
  return variants.find((variant) => variant.options.every((option) => chosen[option.option_id] === option.value))
}

/**
 * Returns the initial choice of a product page: options with one value are chosen (all options if there is one
 * variant), the others are left to the buyer (Specification (shopping) §5, "Please select all product options").
 */
export function initialChoice(
  options: readonly { id: string; values: readonly { value: string }[] }[],
  variants: readonly VariantChoice[],
): ChosenOptions {
  const [only, ...others] = variants
  if (only && others.length === 0) {
    return Object.fromEntries(only.options.map((option) => [option.option_id, option.value]))
  }
  return Object.fromEntries(
    options.flatMap(({ id, values }) => (values.length === 1 && values[0] ? [[id, values[0].value]] : [])),
  )
}

/**
 * Returns the choice after a value was chosen. Earlier choices that no variant combines with it are dropped, so that
 * the choice always matches a variant.
 */
export function chooseValue(
  variants: readonly VariantChoice[],
  chosen: ChosenOptions,
  optionId: string,
  value: string,
): ChosenOptions {
  let next: ChosenOptions = { [optionId]: value }
  for (const [id, earlier] of Object.entries(chosen)) {
    const wider = { ...next, [id]: earlier }
    if (id !== optionId && allowedVariants(variants, wider).length > 0) next = wider
  }
  return next
}

/** Formats net content and unit, such as "120 g · bag". */
export function subtitleOf({ netContent, unit }: { netContent: string | null; unit: string }): string {
  return [netContent, unit].filter(Boolean).join(' · ')
}

/** Returns the subtitle that all variants share; null if they differ. */
export function commonSubtitle(variants: readonly { netContent: string | null; unit: string }[]): string | null {
  const [only, ...others] = new Set(variants.map(subtitleOf))
  return only && others.length === 0 ? only : null
}

/** How packs of a product are ordered. */
export interface PackOrder {
  mode: OrderMode
  orderRule: OrderRule
  /** Of the product's smallest pack. */
  bulkMinimum: number
  /** Smallest packs in each; 1 (default) if no pack is chosen yet. */
  pieces?: number
  /** Packs that can be ordered; null (default) if the stock does not limit them. */
  stock?: number | null
}

/** Returns the minimum number of packs: in bulk mode as many as the product's bulk minimum requires. */
export function minimumFor({ mode, orderRule, bulkMinimum, pieces = 1 }: PackOrder): number {
  return roundUp(orderRule, mode === 'bulk' ? Math.ceil(bulkMinimum / pieces) : 0)
}

/**
 * Returns why a quantity cannot be ordered; null if it can (Specification (shopping) §5).
 * @param quantity null if the entered text is not a whole number
 */
export function checkQuantity(quantity: number | null, order: PackOrder): QuantityRefusal | null {
  if (!isOrderable(order.orderRule, quantity)) return 'invalid_quantity'
  if (quantity < minimumFor(order)) return 'below_bulk_minimum'
  return quantity > (order.stock ?? Infinity) ? 'above_stock' : null
}
