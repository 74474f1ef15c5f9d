import { foldText, splitText } from '@skafferi/domain/rules/catalogue/words'

/**
 * Words of shop systems that say whether there are pieces in stock, after folding: English, Swedish, Norwegian, Danish,
 * Finnish, German, French, Dutch, Czech, Polish, Estonian, Latvian and Lithuanian. They belong to goods that are
 * counted.
 */
const words = [
  'in stock|instock|on stock|available|low stock|few left|limited stock|out of stock|outofstock|sold out|unavailable',
  'not available|not in stock|no stock|temporarily out of stock',
  'i lager|finns i lager|pa lager|fa i lager|fatal i lager|ej i lager|slut|slut i lager|slutsald|tillfalligt slut',
  'fa pa lager|ikke pa lager|utsolgt|midlertidig utsolgt|tomt pa lager|udsolgt|midlertidigt udsolgt|tilgjengelig',
  'tilgaengelig|ikke tilgjengelig|ikke tilgaengelig|tillganglig|ej tillganglig',
  'varastossa|on varastossa|heti varastossa|saatavilla|loppu|loppunut|loppu varastosta|loppuunmyyty|ei varastossa',
  'ei saatavilla|vahan|vahan varastossa|vahissa|tilapaisesti loppu',
  'auf lager|lagernd|verfugbar|lieferbar|sofort lieferbar|sofort verfugbar|wenige auf lager|geringer bestand',
  'nicht auf lager|nicht lagernd|nicht verfugbar|nicht lieferbar|ausverkauft|vergriffen',
  'en stock|disponible|stock faible|rupture|en rupture|rupture de stock|en rupture de stock|epuise|indisponible',
  'op voorraad|voorradig|beperkt voorradig|niet op voorraad|niet voorradig|uitverkocht',
  'skladem|na sklade|posledni kusy|neni skladem|vyprodano|dostupne|nedostupne',
  'na stanie|w magazynie|dostepny|dostepne|ostatnie sztuki|brak|brak na stanie|niedostepny|niedostepne|wyprzedane',
  'laos|laos olemas|saadaval|viimased|otsas|laost otsas|pole laos|labi muudud',
  'noliktava|ir noliktava|pieejams|nav noliktava|nav pieejams|izpardots',
  'sandelyje|yra sandelyje|yra|turime|nera|nera sandelyje|isparduota',
].join('|')
const known = new Set(words.split('|'))

/** True if a text says that an article is in stock, or sold out: "På lager", "Loppu". */
export const isStockWord = (text: string): boolean => known.has(splitText(foldText(text)).join(' '))
