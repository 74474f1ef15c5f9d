import type { ImportTarget as Target } from '@skafferi/domain/rules/catalogue/import-targets'

/**
 * Headings of exports by target, as words in lower case without diacritics and separated by "|": Business Central,
 * Square, Lightspeed, Loyverse, Shopware, Odoo, BigCommerce, JTL-Wawi, Zettle, Fortnox, Netvisor, e-conomic,
 * Tripletex, Visma, Pohoda, Subiekt, Optima, Exact, Navision, Faire and Ankorstore. They say more than a similar word
 * of another column of the same file.
 */
const headings: Partial<Record<Target, string>> = {
  sku: 'productnumber|product code sku|internal reference|default code|nro',
  gtin: 'product upc ean',
  product: 'translations default name|item name',
  description:
    'translations default description|ecommerce description|description ecommerce|sales description|' +
    'description sale|website description|oletuskuvaus',
  parent: 'identifizierungsspalte vaterartikel',
  category:
    'website product category|public categ ids|item category code|varekategorikode|omschrijving artikelgroep' +
    '|varegruppenavn|cleneni|artikelgroep omschrijving',
  brand: 'manufacturer translations default name',
  option1_name:
    'option name 1|variant option one name|variationsname 1|variationsname|variation 1 name|merkmal 1|merkmal' +
    '|attributes attribute|product attributes attribute|attribute lines attribute|attribute line ids attribute id',
  option1_value:
    'option value 1|variant option one value|variationswertname 1|variationswertname|variation 1 value|' +
    'merkmalwert 1|merkmalwert|merkmal 1 wert|variant values|variant|variante|variantti|variant name' +
    '|variantnamn|variantnavn' +
    '|attributes values|product attributes values|attribute lines values|attribute line ids value ids' +
    '|variationswert 1|variationswert',
  option2_name: 'option name 2|variant option two name|variationsname 2|variation 2 name|merkmal 2',
  option2_value:
    'option value 2|variant option two value|variationswertname 2|variation 2 value|merkmalwert 2|merkmal 2 wert' +
    '|variationswert 2',
  option3_name: 'option name 3|variant option three name|variationsname 3|variation 3 name|merkmal 3',
  option3_value:
    'option value 3|variant option three value|variationswertname 3|variation 3 value|merkmalwert 3|merkmal 3 wert' +
    '|variationswert 3',
  stock: 'lagerbestand gesamt|lagerbeholdning|beholdn|stav zasoby|actuele voorraad|disp',
  low_stock: 'min limit',
  availability:
    'track inventory|track stock|bestandsfuhrung aktiv|lagervara|lagerartikel|lagervare|varastoitava|stockable' +
    '|saatavuus|lagerstatus|stock status|availability|tilgjengelighet|tilgaengelighed|dostupnost|dostepnosc' +
    '|beschikbaarheid|disponibilite|saadavus|pieejamiba|varastoitava tuote',
  tax_class:
    'tax taxrate|customer taxes|vat prod posting group|steuersatz in' +
    '|avg kode|dph prodej|sazba dph prodej|btw code omschrijving|alv tuotekirjausryhma|alv tuotekirj ryhma',
  images: 'image 512|image 1920|billede|product image file|product image url|product images',
  published:
    'is published|product visible|can be sold|available for sale|sellable|square online item visibility|' +
    'webbshop|webbshopvara|webbshopsartikel|webshop|' +
    'webshopvara|webshopartikel|webshopvare|nettbutikk|verkkokaupassa|myytava|myyntituote|product status|option status',
  carton_size:
    'ant i krt|koef mj2|verkoopeenheid aantal|kpl laatikko|opak zb|opakowanie zbiorcze|abnahmeintervall' +
    '|units per case|packaging contained quantity|przelicznik jm|unit multiplier',
  unit: 'enh|j m|perusmittayks|perusmittayksikko',
  shelf_place: 'hyllynro',
  price: 'utsalgspris|utsalgspris 1|hurtowa|cena hurtowa|hurtowa 1|cena hurtowa 1',
}

/** Headings of an article's own values in a file whose rows begin with those of its product, which come first. */
const variantHeadings: Partial<Record<Target, string>> = {
  sku: 'product variant ids default code',
  gtin: 'product variant ids barcode',
  option1_value: 'product variant ids product template variant value ids',
  price: 'product variant ids lst price',
  stock: 'product variant ids qty available',
}

const targetsByWords = (lists: Partial<Record<Target, string>>) =>
  new Map(
    Object.entries(lists).flatMap(([target, words]) =>
      words.split('|').map((each) => [each, target as Target] as const),
    ),
  )

const known = targetsByWords(headings)
const knownOfVariants = targetsByWords(variantHeadings)

/** Options with their number in the middle: "Option 1 name". */
const optionHeading = /^(?:option|attribute) ([123]) (name|value)$/

/** Publication by place: "Enabled Main Shop". */
const publishedByPlace = /^enabled \w/

/** Stock by place: "Current Quantity Main Shop", "inventory_Main_Outlet". */
const stockByPlace =
  /^(current quantity|inventory(?! (?:posting|item|policy|quantity|tracker|location|management)\b)) \w/

/** The low stock by place: "reorder_point_Main_Outlet". */
const lowStockByPlace = /^reorder point \w/

/** Returns what a heading of stock by place begins with: "inventory" of "inventory Main Outlet". */
export const stockOfPlace = (words: string): string | undefined => stockByPlace.exec(words)?.[1]

/** True if a heading says where an article is published. */
export const isByPlace = (words: string) => publishedByPlace.test(words)

/** True if a heading belongs to an article's own values. */
export const isVariantHeading = (words: string) => knownOfVariants.has(words)

/** Returns the target of a heading of an export; undefined if it is none. */
export function exportedTarget(words: string): Target | undefined {
  const [, number, part] = optionHeading.exec(words) ?? []
  if (number !== undefined) return `option${number}_${part}` as Target
  const places = [
    [stockByPlace, 'stock'],
    [publishedByPlace, 'published'],
    [lowStockByPlace, 'low_stock'],
  ] as const
  const byPlace = places.find(([place]) => place.test(words))?.[1]
  return knownOfVariants.get(words) ?? known.get(words) ?? byPlace
}

/** Words of the levels of a path, by their place in it. */
const levels = [
  'hovedgruppe|huvudgrupp|hauptgruppe|paaryhma|main group|main category|hauptkategorie|hovedkategori|' +
    'huvudkategori|nimikeluokan koodi',
  'undergruppe|undergrupp|untergruppe|alaryhma|subgroup|sub group|subcategory|sub category|' +
    'unterkategorie|underkategori|tuoteryhman koodi',
].map((words) => words.split('|'))

/** The number of a heading among several: "Kategorie Level 2", "Bild 1 URL". */
const number = / (?:(?:level|ebene|niva|nivaa|taso|niveau) )?[1-9](?= |$)/

/**
 * Returns the heading of which there are several in a file, without what distinguishes them: the levels of a category
 * or pictures. Undefined if the heading is none of them.
 */
export function repeatedHeading(words: string): string | undefined {
  if (levels.some((names) => names.includes(words))) return 'category'
  // Shopware: the first picture, and all of them.
  if (/^(?:cover )?media(?: url)?$/.test(words)) return 'images'
  return number.test(words) ? words.replace(number, '') : undefined
}

/** A column that says whether a rate applies: "Tax - VAT (25%)". */
export const rateHeading = /^tax\b.*\d ?%/i
