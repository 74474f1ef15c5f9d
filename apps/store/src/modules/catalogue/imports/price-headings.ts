import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { targetLike } from './similar-headings'
import { vatHintOf } from './vat-words'

/** Words for a price, alone or at the end of a compound: "pris", "Enhetspris", "VK". */
const priceWord = new RegExp(
  [
    '^(?:vk|prices|priser|preise|pricelist|prislista|prisliste|preisliste|hinnasto|prix|tarif|prodejni)$',
    '(?:price|pris|preis|hinta|prijs|cena|hind|kaina)$',
  ].join('|'),
)

/** Words of prices at which the shop does not sell, by kind, and of columns about prices. */
const otherPrices = [
  /cost|kost|kustannus|purchas|supply|supplier|wholesale|buying|inkop|innkjop|indkob|innpris|^inpris|indpris|^ip$/,
  /kalkyle|einkauf|einstand|^ek$|hankinta|osto|^achat$|revient|fournisseur|nakup|zakup|kartotekow|ewidencyj/,
  /porizovac|sklado(?:va|vej)|inkoop|sisseost|omahind|savikain|bezugs|gestehung|iepirk|pirkim|^ostu/,
  /resell|dealer|^af$|aterforsalj|forhandler|handler$|jalleenmyy|tukku|group|grupp|ryhma|customer|kunde/,
  /compare|^listprice|^r?rp$|msrp|^uvp|recommend|suggest|^vejl|^veil|^rek|cirka|ohje|suositus|^old$|^was$|^before$/,
  /^(?:hel)?(?:kartong|karton|kolli|laatikko|laatikon|laatikolta)|^(?:carton|case|ctn|krt|colis)$/,
  /^sales?$|special|sonder|offer|promo|kampan|^rea$|tilbud|tarjous|aktion|angebot/,
  /^average$|^avg$|jamfor|sammenlign|^grundpr|vertailu|margin|profit|rabat|discount|^includes$|^date$|datum|^code$/,
]
/** "List price" in English; a "price list" has the shop's prices. */
const listPrice = /\blist price\b/

const currencies = ['eur', 'sek', 'nok', 'dkk', 'isk', 'usd', 'gbp', 'chf', 'pln', 'czk']
const crowns = ['sek', 'nok', 'dkk', 'isk', 'czk']
const otherCurrencies = [
  ...currencies.filter((each) => each !== shopCurrency),
  ...(crowns.includes(shopCurrency) ? [] : ['kr']),
]

const manyDecimals = /[.,]\d{3,}\D*$/

/** True if a heading has a word for a price, and none for one at which the shop does not sell. */
function hasPriceWord(heading: string): boolean {
  const words = splitText(heading)
  const isOther = words.some((word) => /^(?!1$)\d/.test(word) || otherPrices.some((each) => each.test(word)))
  return words.some((word) => priceWord.test(word)) && !isOther && !listPrice.test(words.join(' '))
}

/** Headings of lists for marketplaces, in which the wholesale price is that of the shop: Faire, Ankorstore. */
const marketplaceHeading = /^(?:selling method|unit multiplier)$/
const wholesale = /\bwholesale price\b/

/** Rates a column as the price, the most important reason first; undefined if it is none. */
function ratingsOf(heading: string, cells: readonly string[], isMarketplace: boolean): number[] | undefined {
  // "Sales price (GBP)" is known without its currency.
  const plain = splitText(heading).filter((word) => !otherCurrencies.includes(word))
  const isKnown = [heading, plain.join(' ')].some((text) => targetLike(['price'], text) !== undefined)
  const isWholesale = isMarketplace && wholesale.test(heading)
  const isNumber = cells.length === 0 || cells.some((cell) => /\d/.test(cell))
  if (!isKnown && !isWholesale && !(hasPriceWord(heading) && isNumber)) return undefined
  const words = splitText(heading)
  const isOtherCurrency = [heading, ...cells].some((text) =>
    splitText(text).some((word) => otherCurrencies.includes(word)),
  )
  // Beside a "Pris", a "Nettopris" may be one after discounts.
  const vatHint = words.length > 1 ? vatHintOf(heading) : undefined
  return [
    Number(words.includes(shopCurrency)),
    Number(!isOtherCurrency),
    Number(isWholesale),
    Number(isKnown),
    Number(!cells.some((cell) => manyDecimals.test(cell))),
    Number(vatHint === 'net') - Number(vatHint === 'gross'),
  ]
}

/**
 * Returns the index of the column that is most likely the price: one that names the shop's currency, then one with a
 * known heading, then one without VAT; undefined if there is none.
 * @param cellsOf some filled cells of a column
 */
export function findPriceColumn(
  headings: readonly string[],
  cellsOf: (index: number) => readonly string[],
): number | undefined {
  let best: { index: number; ratings: readonly number[] } | undefined
  const isMarketplace = headings.some((heading) => marketplaceHeading.test(heading))
  headings.forEach((heading, index) => {
    const ratings = ratingsOf(heading, cellsOf(index), isMarketplace)
    if (!ratings) return
    const differing = ratings.findIndex((rating, at) => rating !== best?.ratings[at])
    if (!best || (differing >= 0 && ratings[differing]! > best.ratings[differing]!)) best = { index, ratings }
  })
  return best?.index
}
