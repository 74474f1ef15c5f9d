import { readAmount, readTierStart } from '../../rules/text/amount-text'
import { tierParts, type ProductDraft, type VariantPart } from './product-fields'

const textIn = (draft: ProductDraft, part: VariantPart, id: string) => draft[`${part}.${id}`] ?? ''

/** The prices of a new variant: of one piece, then of its tiers; texts that are no price are omitted. */
export function draftPrices(draft: ProductDraft, id: string, currency: string) {
  const starts = [
    { min_quantity: 1, text: textIn(draft, 'price', id) },
    ...tierParts.map(({ from, price }) => ({
      min_quantity: readTierStart(textIn(draft, from, id)),
      text: textIn(draft, price, id),
    })),
  ]
  return starts.flatMap(({ min_quantity: start, text }) => {
    const price = readAmount(text, currency)
    return start !== null && price.kind === 'amount' ? [{ min_quantity: start, amount: price.amount }] : []
  })
}

/** The fields of a new variant's tiers: those filled in, and an empty tier after them. */
export function openTierParts(draft: ProductDraft, id: string): VariantPart[] {
  const isFilled = ({ from, price }: (typeof tierParts)[number]) =>
    textIn(draft, from, id) !== '' || textIn(draft, price, id) !== ''
  const last = tierParts.findLastIndex(isFilled)
  return tierParts.slice(0, last + 2).flatMap(({ from, price }) => [from, price])
}
