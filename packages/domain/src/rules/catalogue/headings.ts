import { articleHeadings } from './article-headings'
import type { Column } from './fields'
import type { mappedTargets } from './import-targets'

/** A column of the shop's own files, one that a mapping has, or one of a price list. */
type Heading = Exclude<Column, `option${string}`> | (typeof mappedTargets)[number] | 'amount' | 'from' | 'valid_from'

/** Headings by column, separated by "|", in lower case without diacritics. */
type Headings = Partial<Record<Heading, string>>

/** The English headings of price lists and mappings; those of catalogues are in `catalogueFields`. */
const en: Headings = {
  weight_unit: 'unit of weight|weight uom|weight unit of measure',
  parent: 'parent sku|parent id|parent item|parent product|parentid|belongs to|variant of',
  not_for_sale: 'blocked|sales blocked|discontinued|archived|inactive|not on sale',
  amount: 'price|net price|unit price|new price',
  from: 'from quantity|min quantity|minimum quantity|quantity|qty',
  valid_from: 'valid|from date|date|starts',
}

const sv: Headings = {
  ...articleHeadings.sv,
  product: 'vara|benamning|artikelbenamning|produktbenamning|produkt|produktnamn|namn|artikelnamn|varunamn|titel',
  category: 'kategori|kategorier|varugrupp|grupp|produktgrupp|produktkategori|produkttyp|artikelgrupp',
  brand: 'varumarke|marke|tillverkare|producent',
  description: 'beskrivning|produktbeskrivning|artikelbeskrivning|produkttext',
  tags: 'taggar|nyckelord|sokord',
  price: 'pris|nettopris|styckpris|a pris|apris|enhetspris|forsaljningspris|utpris|ordinarie pris',
  stock:
    'saldo|lager|lagersaldo|antal|i lager|disponibelt|disponibelt saldo|disponibelt antal|' +
    'tillgangligt|tillgangligt antal|tillgangligt saldo|lagerantal',
  unit: 'enhet|forsaljningsenhet',
  pack_size: 'forpackning|packstorlek|forpackningsstorlek|antal per forpackning',
  carton_size: 'kartong|kartongstorlek|antal per kartong|kolli|kolliantal|antal per kolli',
  shelf_place: 'hylla|hyllplats|lagerplats|plockplats',
  net_amount: 'innehall|nettoinnehall|mangd',
  net_unit: 'innehallsenhet',
  width_mm: 'bredd mm',
  height_mm: 'hojd mm',
  weight_g: 'vikt|bruttovikt|nettovikt|artikelvikt',
  weight_unit: 'viktenhet|viktsenhet|enhet vikt',
  tax_class: 'moms|momsklass|momssats|momskod',
  age_limit: 'alder|aldersgrans',
  strength_mg: 'styrka|nikotin|nikotin mg',
  countries: 'lander|land|marknader',
  images: 'bild|bilder|bildadress|bild url',
  published: 'aktiv|synlig|publicerad',
  parent: 'overordnad artikel|huvudartikel|variant av',
  not_for_sale: 'utgangen|utgatt|sparrad|inaktiv|inaktiverad|ej till salu',
  amount: 'pris|nytt pris|nettopris|belopp',
  currency: 'valuta',
  from: 'fran antal|antal',
  valid_from: 'galler fran|datum',
}

const nb: Headings = {
  ...articleHeadings.nb,
  product: 'navn|varenavn|produktnavn|betegnelse|varetekst|tittel',
  category: 'varegruppe|gruppe|kategori|kategorier|produktgruppe|produktkategori|produkttype',
  brand: 'merke|merkevare|varemerke|produsent',
  description: 'beskrivelse|varebeskrivelse|produktbeskrivelse',
  tags: 'stikkord|nokkelord|sokeord',
  price: 'pris|nettopris|netto pris|enhetspris|stykkpris|salgspris|vanlig pris|normalpris',
  stock:
    'lager|lagersaldo|lagerbeholdning|beholdning|antall|pa lager|disponibelt antall|disponibel|' +
    'tilgjengelig|tilgjengelig antall',
  unit: 'enhet|salgsenhet',
  pack_size: 'pakning|pakningsstorrelse|forpakning|antall per pakke|antall per pakning',
  carton_size: 'kartong|kartongstorrelse|antall per kartong|kolli|antall per kolli|dpak|d pak',
  shelf_place: 'hylle|hylleplass|lagerplass|plukkplass',
  net_amount: 'innhold|nettoinnhold|mengde',
  net_unit: 'innholdsenhet',
  width_mm: 'bredde mm',
  height_mm: 'hoyde mm',
  weight_g: 'vekt|bruttovekt|nettovekt',
  weight_unit: 'vektenhet|enhet vekt',
  tax_class: 'mva|mva klasse|mva kode|mva sats|avgiftsklasse',
  age_limit: 'alder|aldersgrense',
  strength_mg: 'styrke|nikotin|nikotin mg',
  countries: 'land|markeder',
  images: 'bilde|bilder|bilde url',
  published: 'aktiv|synlig|publisert',
  parent: 'hovedvare|overordnet vare',
  not_for_sale: 'sperret|utgatt|inaktiv|deaktivert|ikke til salgs',
  amount: 'pris|ny pris|nettopris|belop',
  currency: 'valuta',
  from: 'fra antall|antall',
  valid_from: 'gjelder fra|gyldig fra|dato',
}

const da: Headings = {
  ...articleHeadings.da,
  product: 'navn|varenavn|produktnavn|betegnelse|varetekst|titel',
  category: 'varegruppe|gruppe|kategori|kategorier|produktgruppe|produktkategori|produkttype',
  brand: 'maerke|varemaerke|producent|fabrikant',
  description: 'beskrivelse|varebeskrivelse|produktbeskrivelse',
  tags: 'emneord|nogleord|sogeord',
  price: 'pris|nettopris|netto pris|enhedspris|stykpris|salgspris|normalpris',
  stock:
    'lager|lagerbeholdning|beholdning|lagerantal|antal|pa lager|disponibel|disponibelt antal|' +
    'tilgaengelig|tilgaengeligt antal',
  unit: 'enhed|salgsenhed',
  pack_size: 'pakning|pakningsstorrelse|antal pr pakke|antal pr pakning',
  carton_size: 'karton|kartonstorrelse|antal pr karton|kolli|kollistorrelse|antal pr kolli',
  shelf_place: 'hylde|hyldeplads|lagerplads|plukplads',
  net_amount: 'indhold|nettoindhold|maengde',
  net_unit: 'indholdsenhed',
  width_mm: 'bredde mm',
  height_mm: 'hojde mm',
  weight_g: 'vaegt|bruttovaegt|nettovaegt',
  weight_unit: 'vaegtenhed|enhed vaegt',
  tax_class: 'moms|momsklasse|momssats|momskode',
  age_limit: 'alder|aldersgraense',
  strength_mg: 'styrke|nikotin|nikotin mg',
  countries: 'lande|land|markeder',
  images: 'billede|billeder|billed url|billede url',
  published: 'aktiv|synlig|publiceret',
  parent: 'hovedvare|overordnet vare',
  not_for_sale: 'spaerret|udgaet|inaktiv|deaktiveret|ikke til salg',
  amount: 'pris|ny pris|nettopris|belob',
  currency: 'valuta',
  from: 'fra antal|antal',
  valid_from: 'gaelder fra|gyldig fra|dato',
}

const fi: Headings = {
  ...articleHeadings.fi,
  product: 'nimi|tuotenimi|tuotteen nimi|nimike|nimeke|tuotenimike|nimitys|tuote|otsikko',
  category: 'kategoria|kategoriat|tuotekategoria|tuoteryhma|ryhma|tuotetyyppi',
  brand: 'merkki|tuotemerkki|brandi|valmistaja',
  description: 'kuvaus|tuotekuvaus|selite|teksti',
  tags: 'avainsanat|tunnisteet|hakusanat|asiasanat',
  price:
    'hinta|nettohinta|kappalehinta|yksikkohinta|myyntihinta|a hinta|ahinta|normaalihinta|veroton hinta|hinta veroton',
  stock: 'varasto|varastossa|saldo|varastosaldo|varastomaara|vapaa saldo|vapaana|myytavissa|maara|kpl',
  unit: 'yksikko|myyntiyksikko',
  pack_size: 'pakkaus|pakkauskoko|kpl pakkauksessa',
  carton_size: 'laatikko|laatikkokoko|kpl laatikossa|myyntiera|toimitusera',
  shelf_place: 'hylly|hyllypaikka|varastopaikka|kerailypaikka',
  net_amount: 'sisalto|nettosisalto|sisallon maara',
  net_unit: 'sisallon yksikko',
  width_mm: 'leveys mm',
  height_mm: 'korkeus mm',
  weight_g: 'paino|bruttopaino|nettopaino',
  weight_unit: 'painoyksikko|painon yksikko',
  tax_class: 'vero|alv|veroluokka|verokanta|alv luokka',
  age_limit: 'ika|ikaraja',
  strength_mg: 'vahvuus|nikotiini|nikotiini mg',
  countries: 'maat|maa|markkinat',
  images: 'kuva|kuvat|kuva url|kuvan osoite',
  published: 'aktiivinen|julkaistu|nakyvissa|tila',
  parent: 'paatuote|ylatuote|emotuote',
  not_for_sale: 'estetty|poistunut|passiivinen|ei aktiivinen|myyntikielto',
  amount: 'hinta|uusi hinta|nettohinta|summa',
  currency: 'valuutta',
  from: 'alkaen maara|maara|kpl',
  valid_from: 'voimassa alkaen|alkaen|paivays',
}

const de: Headings = {
  ...articleHeadings.de,
  product: 'bezeichnung|artikelbezeichnung|produktbezeichnung|artikelname|produktname|produkt|titel',
  category: 'kategorie|kategorien|produktkategorie|warengruppe|gruppe|produktgruppe|artikelgruppe|produkttyp',
  brand: 'hersteller|marke|produzent',
  description: 'beschreibung|produktbeschreibung|artikelbeschreibung|langtext',
  tags: 'schlagworte|schlagworter|stichworte|stichworter|suchbegriffe',
  price:
    'preis|nettopreis|netto preis|stuckpreis|einzelpreis|verkaufspreis|nettoverkaufspreis|' +
    'handlerpreis|regularer preis|vk|vk preis|netto vk',
  stock: 'bestand|lagerbestand|lager|verfugbar|verfugbare menge|verfugbarer bestand|freier bestand|menge|stuckzahl',
  unit: 'einheit|mengeneinheit|verkaufseinheit',
  pack_size: 'packungsgrosse|verpackungseinheit|ve|gebinde|gebindegrosse|stuck pro packung',
  carton_size: 'karton|kartongrosse|kartoninhalt|stuck pro karton',
  shelf_place: 'regal|regalplatz|lagerplatz|lagerort',
  net_amount: 'inhalt|nettoinhalt|fullmenge|nettofullmenge',
  net_unit: 'inhaltseinheit',
  width_mm: 'breite mm',
  height_mm: 'hohe mm',
  weight_g: 'gewicht|bruttogewicht|nettogewicht|artikelgewicht|versandgewicht',
  weight_unit: 'gewichtseinheit|einheit gewicht',
  tax_class: 'mwst|mwst satz|mehrwertsteuer|steuerklasse|steuersatz|ust|ust satz',
  age_limit: 'altersgrenze|mindestalter|altersfreigabe',
  strength_mg: 'starke|nikotin|nikotin mg',
  countries: 'lander|land',
  images: 'bild|bilder|bild url|bildadresse|abbildung',
  published: 'aktiv|sichtbar|veroffentlicht|freigegeben',
  parent: 'vaterartikel|hauptartikel|elternartikel',
  not_for_sale: 'gesperrt|verkaufssperre|inaktiv|deaktiviert|ausgelaufen|nicht verkauflich',
  amount: 'preis|neuer preis|nettopreis|betrag',
  currency: 'wahrung',
  from: 'ab menge|menge',
  valid_from: 'gultig ab|datum',
}

/** Headings from which an import suggests a column, by language. */
export const headingsByLanguage: Readonly<Record<string, Headings>> = { en, sv, nb, da, fi, de }
