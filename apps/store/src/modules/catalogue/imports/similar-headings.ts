import { allFields } from '@skafferi/domain/rules/catalogue/fields'
import type { ImportTarget as Target } from '@skafferi/domain/rules/catalogue/import-targets'

/** Headings of price lists in English, Swedish and German, normalized by `wordsOf`. */
const priceListHeadings: Partial<Record<Target, string>> = {
  amount: 'price|net price|unit price|new price|pris|nytt pris|nettopris|preis|neuer preis|nettopreis|belopp|betrag',
  currency: 'valuta|wahrung',
  from: 'from quantity|min quantity|minimum quantity|quantity|qty|antal|fran antal|menge|ab menge',
  valid_from: 'valid|from date|date|starts|gultig ab|galler fran|datum',
}

const byWords = [...allFields.map(({ columns }) => columns), priceListHeadings]
  .flatMap((headings) => Object.entries(headings))
  .filter(([, words]) => words !== '')
  .map(([target, words]) => ({ target: target as Target, words: new Set(words.split('|')) }))

/** A price with a minimum quantity: "Pris 50", "Price from 240", "Preis ab 50". */
const tier =
  /^(?:net |unit )?(?:price|pris|nettopris|preis|nettopreis)(?: eur| sek)?(?: from| fran| ab)? (\d{1,6})(?: pcs| st| stk)?$/

/** Normalizes a heading: letters and digits without diacritics, in lower case. */
function wordsOf(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/**
 * Suggests the target of a heading.
 * @param targets the valid targets of the file
 */
export function targetLike(
  targets: readonly Target[],
  heading: string,
): { target: Target; from: number | null } | undefined {
  const words = wordsOf(heading)
  const [, quantity] = (targets.includes('price_from') && tier.exec(words)) || []
  if (quantity !== undefined && Number(quantity) > 1) return { target: 'price_from', from: Number(quantity) }
  const found = byWords.find(
    ({ target, words: known }) => targets.includes(target) && (known.has(words) || wordsOf(target) === words),
  )
  return found && { target: found.target, from: null }
}
