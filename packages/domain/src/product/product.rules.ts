/** Ordering by the piece, or by the bulk quantity. */
export type OrderMode = 'unit' | 'bulk'

/** Most pieces one line can hold. */
export const maximumQuantity = 100_000

/** A chosen value for each option that has one, by option id. */
export type ChosenOptions = Readonly<Record<string, string>>

/** What these rules need to know of a variant. */
export interface VariantChoice {
  options: readonly { option_id: string; value: string }[]
}

/** Why so many pieces cannot be ordered. */
export type QuantityRefusal = 'invalid_quantity' | 'below_bulk_minimum'

/** Why a purchase is not sent. The first that applies is reported. */
export type PurchaseRefusal = 'select_all_options' | QuantityRefusal

/** Whether a variant has every chosen value; options without a choice do not matter. */
function has(variant: VariantChoice, chosen: ChosenOptions): boolean {
  return Object.entries(chosen).every(([id, value]) =>
    variant.options.some((option) => option.option_id === id && option.value === value),
  )
}

/** The variants that the choice still allows; all of them while nothing is chosen. */
export function allowedVariants<Variant extends VariantChoice>(
  variants: readonly Variant[],
  chosen: ChosenOptions,
): Variant[] {
  return variants.filter((variant) => has(variant, chosen))
}

/** The variant whose every option has been chosen; undefined while the choice is incomplete. */
export function findVariant<Variant extends VariantChoice>(
  variants: readonly Variant[],
  chosen: ChosenOptions,
): Variant | undefined {
  return variants.find((variant) => variant.options.every((option) => chosen[option.option_id] === option.value))
}

/**
 * The choice a product page starts with: options that leave no choice are chosen (all of them where there is one
 * variant), the others wait for the buyer (Specification (shopping) §5, "Please select all product options").
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
 * The choice after the buyer took a value. Earlier choices that no variant has together with it are let go, so that a
 * choice never names a combination that does not exist.
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

/** Net content and unit in words, such as "120 g · bag". */
export function subtitleOf({ netContent, unit }: { netContent: string | null; unit: string }): string {
  return [netContent, unit].filter(Boolean).join(' · ')
}

/** The subtitle that all variants share; null where they differ. */
export function commonSubtitle(variants: readonly { netContent: string | null; unit: string }[]): string | null {
  const [only, ...others] = new Set(variants.map(subtitleOf))
  return only && others.length === 0 ? only : null
}

/**
 * Fewest packs a purchase may have: one, or in bulk mode as many as hold the product's bulk minimum.
 * @param pieces how many of the product's smallest pack each holds; 1 where no pack is chosen yet
 */
export function minimumFor(mode: OrderMode, bulkMinimum: number, pieces = 1): number {
  return mode === 'bulk' ? Math.ceil(bulkMinimum / pieces) : 1
}

/** Whether a line can hold so many pieces: whole, 1 to 100,000. What is `null` is no number at all. */
export function isQuantity(quantity: number | null): quantity is number {
  return Number.isInteger(quantity) && quantity !== null && quantity >= 1 && quantity <= maximumQuantity
}

/** How many pieces are asked for, and in which mode. */
interface RequestedPieces {
  mode: OrderMode
  /** `null` where what was entered is no whole number. */
  quantity: number | null
  /** Of the product's smallest pack. */
  bulkMinimum: number
  /** How many of that each holds; 1 where left out. */
  pieces?: number
}

/** Why so many pieces cannot be ordered; undefined where they can (Specification (shopping) §5). */
export function checkQuantity({ mode, quantity, bulkMinimum, pieces }: RequestedPieces): QuantityRefusal | undefined {
  if (!isQuantity(quantity)) return 'invalid_quantity'
  return quantity < minimumFor(mode, bulkMinimum, pieces) ? 'below_bulk_minimum' : undefined
}

/** Why this purchase cannot be sent; undefined where it can (Specification (shopping) §5). */
export function checkPurchase(
  purchase: RequestedPieces & {
    /** The chosen variant; undefined while an option is open. */
    variant: object | undefined
  },
): PurchaseRefusal | undefined {
  return purchase.variant ? checkQuantity(purchase) : 'select_all_options'
}
