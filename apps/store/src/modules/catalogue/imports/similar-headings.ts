import { englishHeadings } from '@skafferi/domain/rules/catalogue/english-headings'
import { headingsByLanguage } from '@skafferi/domain/rules/catalogue/headings'
import type { ImportTarget as Target } from '@skafferi/domain/rules/catalogue/import-targets'
import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { gramsOfUnit } from '@skafferi/domain/rules/text/weight-text'
import { withoutPieceUnit } from './carton-headings'
import { exportedTarget } from './exported-headings'
import { withoutNetNote } from './vat-words'

const languages =
  'english|engelsk|engelska|svenska|swedish|norsk|norwegian|dansk|danish|suomi|finnish|deutsch|german|français|french'
const inBrackets = /\[[^[\]]*\]/
/** The answers that the cells of a column have, their place or language: "Inaktiv (J/N)", "In stock [Main street]". */
const note = new RegExp(String.raw`(?:\((?:\p{L}{1,5}\/\p{L}{1,5}|${languages})\)|${inBrackets.source})\s*$`, 'iu')

/** Normalizes a heading: words of letters and digits without diacritics, in lower case. */
export const wordsOfHeading = (heading: string) => splitText(heading.replace(note, '')).join(' ')

/** Targets by heading. The same heading has other targets in catalogues than in price lists. */
const targetsByWords = new Map<string, Set<Target>>()
for (const headings of [englishHeadings, ...Object.values(headingsByLanguage)])
  for (const [target, words] of Object.entries(headings))
    for (const each of [wordsOfHeading(target), ...(words === '' ? [] : words.split('|'))])
      targetsByWords.set(each, (targetsByWords.get(each) ?? new Set()).add(target as Target))

const fromWord = 'from|fran|fra|ab|alkaen|vanaf|od'
const pieceUnit = 'pcs|st|stk|stck|stuck|stuks|kpl|ks|szt'

/**
 * A price with a minimum quantity: "Price from 240", "Preis ab 50", "VK-Preis 2 ab 10", "Pris 50 st". A number alone is
 * that of a price list: "VK-Preis 2".
 */
const tier = new RegExp(
  String.raw`^(?:net |netto |unit |vk |tier |bulk )?(?:price|pris|nettopris|preis|verkaufspreis|nettopreis|` +
    String.raw`staffelpreis|mengenpreis|staffelprijs|mangdpris|hinta|nettohinta|cena|prijs|vk)` +
    String.raw`(?: \d{1,2}(?= (?:${fromWord}) ))?(?: ${shopCurrency})?` +
    String.raw`(?: (?:${fromWord}) (\d{1,6})(?: (?:${pieceUnit}))?| (\d{1,6}) (?:${pieceUnit}))$`,
)

/** A minimum quantity alone: "ab 60 St.", "Staffel 12". */
const bareTier = new RegExp(`^(?:(?:staffel|menge|staffel ab|${fromWord})) (\\d{1,6})(?: (?:${pieceUnit}))?$`)

/** Replaces the signs of a minimum quantity by a word: ">= 12" and "12+" by "from 12". */
const withFromWord = (heading: string) =>
  heading.replace(/(?:>=|≥)\s{0,3}(?=\d)/g, ' from ').replace(/(?<!\d)(\d{1,6})\s{0,3}\+/g, ' from $1 ')

/** Returns the quantity of a heading that says only that; undefined if it says anything else. */
export function bareQuantityOf(heading: string): number | undefined {
  const [, quantity] = bareTier.exec(wordsOfHeading(withFromWord(heading))) ?? []
  return quantity === undefined ? undefined : Number(quantity)
}

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
  const ofTier = targets.includes('price_from') && tier.exec(withoutNote(wordsOfHeading(withFromWord(heading))))
  const quantity = ofTier ? (ofTier[1] ?? ofTier[2]) : undefined
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
