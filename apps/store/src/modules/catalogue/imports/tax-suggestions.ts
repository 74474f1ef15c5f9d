import { categoryPath } from '@skafferi/domain/rules/catalogue/category-path'
import { foldText } from '@skafferi/domain/rules/catalogue/words'
import type { TaxClass } from '@skafferi/domain/rules/tax/tax-rates'
import type { FieldFault } from '../../../platform/http/errors'
import { isWithoutAlcohol } from './age-words'

/** Returns a pattern that matches each of some patterns. */
const patternOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'))

/**
 * Words of category names by tax class in English, Swedish, Norwegian, Danish, Finnish, German and French, without
 * diacritics, also as parts of compounds unless they are short. The first class with a word of the name counts:
 * "Tobacco-free pouches" are nicotine, "chocolate milk" is confectionery and has to be looked at.
 */
const words: readonly (readonly [TaxClass, RegExp])[] = [
  ['nicotine', /nicotin|nikotin|nikotiini|vitsnus|\bpouch(?:es)?\b|\bvap(?:e|es|ing)\b|e-?(?:liquid|cig|sigar|zigar)/],
  [
    'standard',
    patternOf(
      String.raw`tobacco|tobak|tupakk|tabak|cigar|sigar|zigar|savuke|\bsnus|nuuska|alcohol(?![ -]?free)`,
      'alkohol(?![ -]?(?:fri|frei)|iton)',
      String.raw`\b(?:beers?|ol|bier|olut|oluet|wines?|vin|viner|viini|viinit|wein|weine|ciders?|siideri|spirits?)\b`,
      String.raw`\b(?:viina|sprit|spirituosen)\b`,
      'household|hushall|husholdning|kotitalous|haushalt|cosmetic|kosmeti|hygien|clothing|klader|klaer',
      String.raw`tojet?\b|vaatteet|kleidung|bekleidung|toys?\b|leksak|leketoy|legetoj|lelut|spielzeug|accessor`,
      String.raw`tillbehor|tilbehor|\btarvikkeet|zubehor|packaging|emballage|verpackung|\bvins?\b|\bbieres?\b`,
      String.raw`\bmaison\b|\bmenage\b|hygiene|jouets?\b|vetements`,
    ),
  ],
  [
    'confectionery',
    patternOf(
      String.raw`confection|cand(?:y|ies)\b|sweets?\b|chocolate|liquorice|licorice|\bgum\b|godis|konfekt|choklad`,
      String.raw`sjokolade|chokolade|suklaa|lakrits|lakrids|lakritsi|lakritz|makei|karkki|karkit|\bsuss|slik\b`,
      'godteri|smagodt|schokolade|bonbon|pastill|confiserie|chocolat|reglisse|tuggummi|tyggegummi|purukumi',
      String.raw`kaugummi|snacks?\b`,
    ),
  ],
  [
    'food',
    patternOf(
      String.raw`\bhot (?:drinks?|beverages?)\b|varma? ?dryck|varme? ?drikke|hei(?:ss|ß)e? ?getrank|kuum\w{0,5} ?juom`,
      'boissons? chaudes?',
    ),
  ],
  [
    'soft_drink',
    patternOf(
      String.raw`soft ?drink|soda|lemonade|\bcola\b|energy drink|energidryck|energidrikk|energiajuom|lask|brus\b`,
      'leskedrik|laeskedrik|sodavand|mineralvand|virvoitus|limonadi|limsa|limonade|erfrischung|energydrink',
      String.raw`\bdrinks?\b|dryck|drikke|\bboissons?\b|\bsodas?\b|juomat|getrank`,
    ),
  ],
  [
    'food',
    patternOf(
      String.raw`\b(?:sea)?foods?\b|epicerie|\balimenta|\bpains?\b|\bcafes?\b|\bthes?\b|fromage|\bfruits\b|legumes`,
      String.raw`grocer|pantry|livsmedel|\bmat\b|matvar|skafferi|fodevare|dagligvare|elintarvik|ruoka|lebensmittel`,
      String.raw`nahrung|bread|brod|leipa|\bbrot\b|coffee|kaffe|kahvi|\bteas?\b|\bte\b|\btee\b|dairy|mejeri|meieri`,
      String.raw`maito|milch|cheese|\bost\b|juusto|\bkase\b|meat|kott|kjott|\bkod\b|liha\b|fleisch|wurst|fish|fisk`,
      String.raw`kala\b|fisch|fruit|frukt|frugt|hedelm|\bobst\b|vegetab|gronsak|gronnsak|grontsag|vihannes|gemuse`,
      String.raw`spice|krydd|krydder|mauste|gewurz|pasta|\brice\b|\bris\b|riisi|\breis\b|flour|\bmjol\b|jauho`,
      String.raw`\bmehl\b|\boils?\b|olja|\bolje\b|oljy|honey|honung|honning|hunaja|honig|\bjam\b|sylt|syltetoy|hillo`,
      String.raw`marmelad|cereal|muesli|granola|\bnuts?\b|notter|\bnodder\b|pahkina|nusse|conserve|konserv|sailyke`,
      String.raw`baking|bakning|leivonta|backen|backwar|\bsauces?\b|\bsas\b|kastike`,
    ),
  ],
]

/**
 * Words that deny what follows; some of them also as the beginning of a word: "Non-food", "Nonfood",
 * "Nichtlebensmittel".
 */
const denied = new RegExp(
  [
    String.raw`\b(?:non|not|no|other than|ei|icke|inte|ej|ikke|ikkje|nicht|keine?|niet|geen)[ -]\p{L}`,
    String.raw`\b(?:nie|ne|sans|without)[ -]\p{L}`,
    String.raw`\b(?:non|nicht|niet|icke|ikke)(?=food|liv|leb|nahr|mat|fod|essb|elint|voeding|tobak|tabak)`,
  ].join('|'),
  'u',
)

/** Food of animals, which has another rate than that of people: "Pet food", "Hundefutter", "Koiranruoka". */
const ofAnimals = patternOf(
  String.raw`\b(?:pets?|dogs?|cats?|birds?|animals?|horses?)[ -]?(?:foods?|feeds?|snacks?|treats?)\b`,
  String.raw`(?:hund|katt|katz|tier|djur|dyre|kaledyr|vogel|fugle)\w{0,9}[ -]?(?:mat|for|foder|futter|nahrung)\b`,
  String.raw`(?:hund|katt|katz|tier|djur|dyre|kaledyr|vogel|fugle)\w{0,9}[ -]?snacks?\b`,
  String.raw`(?:koira|kissa|lemmik|elain)\w{0,9}[ -]?(?:ruoka|ruoat|herkut|snacks?)|\btiernahrung`,
)

/** Returns the tax class of a name; null if its words are no evidence, and undefined if it has none. */
function classOfName(text: string): TaxClass | null | undefined {
  if (isWithoutAlcohol(text))
    return words.find(([taxClass, pattern]) => taxClass === 'soft_drink' && pattern.test(text))?.[0] ?? null
  if (denied.test(text) || ofAnimals.test(text)) return null
  return words.find(([, pattern]) => pattern.test(text))?.[0]
}

/**
 * Suggests the tax class of a category by the words of its name, from the last part of its path upwards; undefined if
 * none is known, or the name denies one. Never used without a person who confirms it.
 */
export function suggestTaxClass(category: string): TaxClass | undefined {
  for (const name of categoryPath(category).toReversed()) {
    const taxClass = classOfName(foldText(name))
    if (taxClass !== undefined) return taxClass ?? undefined
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
