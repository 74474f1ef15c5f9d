import { categoryPath } from '@skafferi/domain/rules/catalogue/category-path'
import { foldText } from '@skafferi/domain/rules/catalogue/words'
import type { TaxClass } from '@skafferi/domain/rules/tax/tax-rates'
import type { FieldFault } from '../../../platform/http/errors'

/**
 * Words of category names by tax class in English, Swedish, Norwegian, Danish, Finnish, German and French, without diacritics, also
 * as parts of compounds unless they are short. The first class with a word of the name counts: "Tobacco-free pouches" are
 * nicotine, "chocolate milk" is confectionery and has to be looked at.
 */
const words: readonly (readonly [TaxClass, RegExp])[] = [
  ['nicotine', /nicotin|nikotin|nikotiini|vitsnus|\bpouch(?:es)?\b|\bvap(?:e|es|ing)\b|e-?(?:liquid|cig|sigar|zigar)/],
  [
    'standard',
    /tobacco|tobak|tupakk|tabak|cigar|sigar|zigar|savuke|\bsnus|nuuska|alcohol(?![ -]?free)|alkohol(?![ -]?(?:fri|frei)|iton)|\b(?:beers?|ol|bier|olut|oluet|wines?|vin|viner|viini|viinit|wein|weine|ciders?|siideri|spirits?|viina|sprit|spirituosen)\b|household|hushall|husholdning|kotitalous|haushalt|cosmetic|kosmeti|hygien|clothing|klader|klaer|tojet?\b|vaatteet|kleidung|bekleidung|toys?\b|leksak|leketoy|legetoj|lelut|spielzeug|accessor|tillbehor|tilbehor|\btarvikkeet|zubehor|packaging|emballage|verpackung|\bvins?\b|\bbieres?\b|\bmaison\b|\bmenage\b|hygiene|jouets?\b|vetements/,
  ],
  [
    'confectionery',
    /confection|cand(?:y|ies)\b|sweets?\b|chocolate|liquorice|licorice|\bgum\b|godis|konfekt|choklad|sjokolade|chokolade|suklaa|lakrits|lakrids|lakritsi|lakritz|makei|karkki|karkit|\bsuss|slik\b|godteri|smagodt|schokolade|bonbon|pastill|confiserie|chocolat|reglisse|tuggummi|tyggegummi|purukumi|kaugummi|snacks?\b/,
  ],
  [
    'soft_drink',
    /soft ?drink|soda|lemonade|\bcola\b|energy drink|energidryck|energidrikk|energiajuom|lask|brus\b|leskedrik|laeskedrik|sodavand|mineralvand|virvoitus|limonadi|limsa|limonade|erfrischung|energydrink|\bdrinks?\b|dryck|drikke|\bboissons?\b|\bsodas?\b|juomat|getrank/,
  ],
  [
    'food',
    /\bfoods?\b|epicerie|\balimenta|\bpains?\b|\bcafes?\b|\bthes?\b|fromage|\bfruits\b|legumes|grocer|pantry|livsmedel|\bmat\b|matvar|skafferi|fodevare|dagligvare|elintarvik|ruoka|lebensmittel|nahrung|bread|brod|leipa|\bbrot\b|coffee|kaffe|kahvi|\bteas?\b|\bte\b|\btee\b|dairy|mejeri|meieri|maito|milch|cheese|\bost\b|juusto|\bkase\b|meat|kott|kjott|\bkod\b|liha\b|fleisch|wurst|fish|fisk|kala\b|fisch|fruit|frukt|frugt|hedelm|\bobst\b|vegetab|gronsak|gronnsak|grontsag|vihannes|gemuse|spice|krydd|krydder|mauste|gewurz|pasta|\brice\b|\bris\b|riisi|\breis\b|flour|\bmjol\b|jauho|\bmehl\b|\boils?\b|olja|\bolje\b|oljy|honey|honung|honning|hunaja|honig|\bjam\b|sylt|syltetoy|hillo|marmelad|cereal|muesli|granola|\bnuts?\b|notter|\bnodder\b|pahkina|nusse|conserve|konserv|sailyke|baking|bakning|leivonta|backen|backwar|\bsauces?\b|\bsas\b|kastike/,
  ],
]

/**
 * Suggests the tax class of a category by the words of its name, from the last part of its path upwards; undefined if none
 * is known. Never used without a person who confirms it.
 */
export function suggestTaxClass(category: string): TaxClass | undefined {
  for (const name of categoryPath(category).toReversed()) {
    const text = foldText(name)
    const [taxClass] = words.find(([, pattern]) => pattern.test(text)) ?? []
    if (taxClass !== undefined) return taxClass
  }
  return undefined
}

/** Suggests one of the tax classes that have the VAT rate in a cell, by the name of the category of its rows. */
export function suggestForCell(problem: FieldFault, category: string): TaxClass | undefined {
  const suggested = suggestTaxClass(category)
  if (problem.code === 'several_tax_classes')
    return String(problem.params?.['classes'])
      .split(', ')
      .includes(suggested ?? '')
      ? suggested
      : undefined
  return problem.code === 'no_class_without_vat' ? undefined : suggested
}
