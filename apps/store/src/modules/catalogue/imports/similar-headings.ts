import { allFields } from '@skafferi/domain/rules/catalogue/fields'
import { headingsByLanguage } from '@skafferi/domain/rules/catalogue/headings'
import type { ImportTarget as Target } from '@skafferi/domain/rules/catalogue/import-targets'
import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { gramsOfUnit } from '@skafferi/domain/rules/text/weight-text'
import { withoutPieceUnit } from './carton-headings'
import { exportedTarget } from './exported-headings'
import { withoutNetNote } from './vat-words'

/** The answers that the cells of a column have, their place or language: "Inaktiv (J/N)", "In stock [Main street]". */
const note =
  /(?:\((?:\p{L}{1,5}\/\p{L}{1,5}|english|engelsk|engelska|svenska|swedish|norsk|norwegian|dansk|danish|suomi|finnish|deutsch|german|français|french)\)|\[[^[\]]*\])\s*$/iu

/** Normalizes a heading: words of letters and digits without diacritics, in lower case. */
export const wordsOfHeading = (heading: string) => splitText(heading.replace(note, '')).join(' ')

/** Targets by heading. The same heading has other targets in catalogues than in price lists. */
const targetsByWords = new Map<string, Set<Target>>()
for (const headings of [...allFields.map(({ columns }) => columns), ...Object.values(headingsByLanguage)])
  for (const [target, words] of Object.entries(headings))
    for (const each of [wordsOfHeading(target), ...(words === '' ? [] : words.split('|'))])
      targetsByWords.set(each, (targetsByWords.get(each) ?? new Set()).add(target as Target))

/** A price with a minimum quantity: "Pris 50", "Price from 240", "Preis ab 50", "VK-Preis 2 ab 10". */
const tier = new RegExp(
  `^(?:net |netto |unit |vk )?(?:price|pris|nettopris|preis|verkaufspreis|nettopreis|hinta|nettohinta|cena|prijs)` +
    String.raw`(?: [1-9](?= (?:from|fran|fra|ab|alkaen|vanaf|od) ))?(?: ${shopCurrency})?` +
    String.raw`(?: from| fran| fra| ab| alkaen| vanaf| od)? (\d{1,6})(?: pcs| st| stk| stuck| kpl)?$`,
)

/** The shop's currency in a price's heading: "Preis in EUR". */
const currency = new RegExp(`(?: in| i)? ${shopCurrency}$`)
const priceTargets: readonly Target[] = ['price', 'amount', 'carton_price']
const withoutNote = (words: string) => withoutNetNote(words.replace(currency, '')).replace(currency, '')

/** Returns the words of a weight's heading without its unit: "weight" of "weight in kg". */
function withoutUnit(words: string): string {
  const [, rest, unit = ''] = /^(.+?)(?: in| i)? (\w+)$/.exec(words) ?? []
  return rest !== undefined && gramsOfUnit(unit) !== undefined ? rest : words
}

/** Variants of a heading that may have these targets. */
const variants: { words: (words: string) => string; targets: readonly Target[] | undefined }[] = [
  { words: (words) => words, targets: undefined },
  { words: withoutUnit, targets: ['weight_g'] },
  { words: withoutNote, targets: priceTargets },
  { words: (words) => withoutPieceUnit(withoutNote(words)), targets: ['carton_price'] },
]

/**
 * Suggests the target of a heading.
 * @param targets the valid targets of the file
 */
export function targetLike(
  targets: readonly Target[],
  heading: string,
): { target: Target; from: number | null } | undefined {
  const words = wordsOfHeading(heading)
  const [, quantity] = (targets.includes('price_from') && tier.exec(withoutNote(words))) || []
  if (quantity !== undefined && Number(quantity) > 1) return { target: 'price_from', from: Number(quantity) }
  for (const variant of variants) {
    const known = targetsByWords.get(variant.words(words)) ?? new Set()
    const target = (variant.targets ?? targets).find((each) => known.has(each) && targets.includes(each))
    if (target !== undefined) return { target, from: null }
  }
  const ofPrice = exportedTarget(withoutNote(words))
  const exported = exportedTarget(words) ?? (ofPrice === 'price' ? ofPrice : undefined)
  return exported && targets.includes(exported) ? { target: exported, from: null } : undefined
}
