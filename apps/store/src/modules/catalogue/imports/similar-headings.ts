import type { components } from '@skafferi/api/admin'

type Target = components['schemas']['ImportTarget']

/** Synonyms of the shop's headings in English, Swedish and German, normalized by `wordsOf`. */
const synonyms: Partial<Record<Target, string>> = {
  sku: 'article no|article number|article|item|item no|item number|item code|product code|product no|product number|part number|stock code|reference|artikelnr|artikelnummer|art nr|artnr|artikel|varunummer|produktnummer|bestellnummer|art no',
  product:
    'name|title|product name|product title|item name|designation|benamning|produkt|produktnamn|namn|artikelnamn|bezeichnung|artikelbezeichnung|produktname|titel',
  handle: 'slug|url handle|url key',
  gtin: 'ean|ean 13|ean13|ean code|barcode|bar code|upc|gtin 13|gtin13|streckkod|eankod|ean kod|strichcode',
  category:
    'product category|product type|type|group|product group|kategori|varugrupp|produktgrupp|kategorie|warengruppe|produktgruppe',
  brand: 'maker|manufacturer|vendor|varumarke|marke|tillverkare|leverantor|hersteller|lieferant',
  description: 'text|long description|product description|beskrivning|beschreibung|produktbeschreibung',
  tags: 'keywords|taggar|nyckelord|schlagworte',
  price:
    'price|net price|unit price|price net|wholesale price|pris|nettopris|styckpris|preis|nettopreis|stuckpreis|einzelpreis',
  amount: 'price|net price|unit price|new price|pris|nytt pris|nettopris|preis|neuer preis|nettopreis|belopp|betrag',
  currency: 'valuta|wahrung',
  from: 'from quantity|min quantity|minimum quantity|quantity|qty|antal|fran antal|menge|ab menge',
  valid_from: 'valid|from date|date|starts|gultig ab|galler fran|datum',
  stock:
    'inventory|inventory quantity|quantity|qty|on hand|in stock|pieces|saldo|lager|lagersaldo|antal|bestand|lagerbestand|menge',
  unit: 'unit of measure|uom|enhet|einheit',
  pack_size: 'pack|pieces per pack|units per pack|forpackning|packstorlek|packungsgrosse',
  carton_size: 'carton|case size|pieces per carton|units per carton|kartong|antal per kartong|karton|kartongrosse',
  net_amount: 'net content|content|innehall|mangd|inhalt',
  net_unit: 'content unit|innehallsenhet|inhaltseinheit',
  weight_g: 'weight|weight g|gross weight|vikt|vikt g|gewicht|gewicht g',
  tax_class: 'tax|vat|vat class|moms|momsklass|steuerklasse|mwst',
  age_limit: 'age|minimum age|alder|aldersgrans|altersgrenze',
  strength_mg: 'strength|strength mg|nicotine|nicotine mg|styrka|nikotin|starke',
  flavour_class: 'flavour|flavor|smak|geschmack',
  countries: 'country|markets|lander|land',
  images: 'image|picture|pictures|photo|photos|image url|bild|bilder',
  published: 'active|visible|status|aktiv|synlig|publicerad|sichtbar',
}

const byWords = Object.entries(synonyms).map(([target, words]) => ({
  target: target as Target,
  words: new Set(words.split('|')),
}))

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
