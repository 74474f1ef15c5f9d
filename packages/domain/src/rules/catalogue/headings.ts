import { articleHeadings } from './article-headings'
import type { Headings } from './heading-table'
import { otherHeadings } from './other-headings'

/** The English headings of price lists and mappings, and rare ones of catalogues; others are in `englishHeadings`. */
const en: Headings = {
  stock: 'on hand inventory|inventory on hand',
  carton_size: 'pcs carton|pcs case|units case',
  weight_g: 'unit weight',
  carton_price:
    'carton price|case price|full carton price|full case price|price per carton|price per case|price from full carton',
  weight_unit: 'unit of weight|weight uom|weight unit of measure|item weight unit|product weight unit',
  parent: 'parent sku|parent id|parent item|parent product|parentid|belongs to|variant of',
  not_for_sale: 'blocked|inactive flag|sales blocked|discontinued|archived|inactive|not on sale',
  amount: 'price|net price|unit price|new price',
  from:
    'from quantity|min quantity|minimum quantity|quantity|qty|quantity from|from qty|qty from|min qty|minimum qty|' +
    'quantity break|break quantity|qty break|price break|price break quantity|tier quantity|tier qty',
  valid_from: 'valid|from date|date|starts',
}

const sv: Headings = {
  ...articleHeadings.sv,
  product: 'vara|benamning|artikelbenamning|produktbenamning|produkt|produktnamn|namn|artikelnamn|varunamn|titel',
  category:
    'kategori|kategorier|varugrupp|grupp|produktgrupp|produktkategori|produkttyp|artikelgrupp|varugruppsnamn|' +
    'varugrupp namn|varugruppsbenamning|gruppnamn|produktgruppsnamn|artikelgruppsnamn|kategorinamn|' +
    'benamning varugrupp',
  brand: 'varumarke|marke|tillverkare|producent|markesnamn|varumarkesnamn|tillverkarnamn|tillverkarens namn',
  description:
    'beskrivning|produktbeskrivning|artikelbeskrivning|produkttext|webbtext|webbeskrivning|webb beskrivning|' +
    'webbbeskrivning|lang beskrivning|utokad beskrivning|saljtext',
  tags: 'taggar|nyckelord|sokord',
  price: 'pris|nettopris|styckpris|a pris|apris|enhetspris|forsaljningspris|utpris|ordinarie pris',
  stock:
    'saldo|lager|lagersaldo|antal|i lager|disponibelt|disponibelt saldo|disponibelt antal|' +
    'tillgangligt|tillgangligt antal|tillgangligt saldo|lagerantal|antal i lager|antal pa lager',
  low_stock:
    'bestallningspunkt|minsta lager|minilager|min lager|minimilager|lagsta lager|bestallningsniva|' +
    'minsta lagersaldo|lagsta saldo|min saldo|minsaldo|minimisaldo',
  unit: 'enhet|forsaljningsenhet|saljenhet|enhet forsaljning',
  pack_size: 'forpackning|packstorlek|forpackningsstorlek|antal per forpackning',
  carton_size:
    'kartong|kartongstorlek|antal per kartong|antal i kartong|kolli|kolliantal|antal per kolli|antal i kolli|' +
    'antal kolli|st kolli|antal kartong|st kartong|antal krt|st krt',
  shelf_place: 'hylla|hyllplats|lagerplats|plockplats',
  net_amount: 'innehall|nettoinnehall|mangd',
  net_unit: 'innehallsenhet',
  width_mm: 'bredd mm',
  height_mm: 'hojd mm',
  weight_g: 'vikt|bruttovikt|nettovikt|artikelvikt|enhetsvikt|styckvikt',
  carton_price: 'kartongpris|kollipris|helkartongpris|pris kartong|pris hel kartong|pris per kartong|pris per kolli',
  weight_unit: 'viktenhet|viktsenhet|enhet vikt',
  tax_class: 'moms|momsklass|momssats|momskod|momsprocent|moms procent|mervardesskatt',
  age_limit: 'alder|aldersgrans',
  strength_mg: 'styrka|nikotin|nikotin mg',
  countries: 'lander|land|marknader',
  images: 'bild|bilder|bildadress|bild url',
  published: 'aktiv|synlig|publicerad',
  parent: 'overordnad artikel|huvudartikel|variant av',
  not_for_sale: 'utgangen|utgatt|sparrad|inaktiv|inaktiverad|ej till salu',
  amount: 'pris|nytt pris|nettopris|belopp',
  currency: 'valuta',
  from:
    'fran antal|antal|antal fran|fr o m antal|antal fr o m|min antal|minsta antal|minimiantal|minimikvantitet|' +
    'fran kvantitet|staffel|staffelantal|staffling|antal staffling',
  valid_from: 'galler fran|datum',
}

const nb: Headings = {
  ...articleHeadings.nb,
  product: 'navn|varenavn|produktnavn|betegnelse|varetekst|tittel',
  category:
    'varegruppe|gruppe|kategori|kategorier|produktgruppe|produktkategori|produkttype|varegruppenavn|' +
    'varegruppe navn|gruppenavn|produktgruppenavn|kategorinavn',
  brand: 'merke|merkevare|varemerke|produsent|merkenavn|varemerkenavn|produsentnavn|produsentens navn',
  description:
    'beskrivelse|varebeskrivelse|produktbeskrivelse|webtekst|webbeskrivelse|web beskrivelse|nettbeskrivelse|' +
    'nettbutikkbeskrivelse|lang beskrivelse|langtekst|salgstekst',
  tags: 'stikkord|nokkelord|sokeord',
  price: 'pris|nettopris|netto pris|enhetspris|stykkpris|salgspris|vanlig pris|normalpris',
  stock:
    'lager|lagersaldo|lagerbeholdning|beholdning|antall|pa lager|disponibelt antall|disponibel|' +
    'tilgjengelig|tilgjengelig antall|antall pa lager|antall i lager',
  low_stock:
    'bestillingspunkt|minimumsbeholdning|minstebeholdning|min beholdning|bestillingsniva|gjenbestillingspunkt|' +
    'min lager|minstelager|minimumslager',
  unit: 'enhet|salgsenhet|enhet salg',
  pack_size: 'pakning|pakningsstorrelse|forpakning|antall per pakke|antall per pakning',
  carton_size:
    'kartong|kartongstorrelse|antall per kartong|kolli|antall per kolli|antall i kolli|dpak|d pak|' +
    'ant pr dpk|ant per dpk|antall pr dpk|ant pr kartong|antall pr kartong|ant pr kolli|antall pr kolli|' +
    'antall kolli|stk kolli|antall kartong|stk kartong|stk krt',
  shelf_place: 'hylle|hylleplass|lagerplass|plukkplass',
  net_amount: 'innhold|nettoinnhold|mengde',
  net_unit: 'innholdsenhet',
  width_mm: 'bredde mm',
  height_mm: 'hoyde mm',
  weight_g: 'vekt|bruttovekt|nettovekt|enhetsvekt|stykkvekt|varevekt',
  carton_price: 'kartongpris|kollipris|pris kartong|pris per kartong|pris pr kartong|pris per kolli|pris pr kolli',
  weight_unit: 'vektenhet|enhet vekt',
  tax_class: 'mva|mva klasse|mva kode|mva sats|avgiftsklasse|mva prosent|mva type|avgiftskode|merverdiavgift',
  age_limit: 'alder|aldersgrense',
  strength_mg: 'styrke|nikotin|nikotin mg',
  countries: 'land|markeder',
  images: 'bilde|bilder|bilde url',
  published: 'aktiv|synlig|publisert',
  parent: 'hovedvare|overordnet vare',
  not_for_sale: 'sperret|utgatt|inaktiv|deaktivert|ikke til salgs',
  amount: 'pris|ny pris|nettopris|belop',
  currency: 'valuta',
  from:
    'fra antall|antall|antall fra|f o m antall|fra og med antall|min antall|minste antall|minimumsantall|' +
    'minimum antall|fra kvantum|kvantum fra|staffel',
  valid_from: 'gjelder fra|gyldig fra|dato',
}

const da: Headings = {
  ...articleHeadings.da,
  product: 'navn|varenavn|produktnavn|betegnelse|varetekst|titel',
  category:
    'varegruppe|gruppe|kategori|kategorier|produktgruppe|produktkategori|produkttype|varegruppenavn|' +
    'varegruppe navn|varegruppebetegnelse|gruppenavn|produktgruppenavn|kategorinavn',
  brand: 'maerke|varemaerke|producent|fabrikant|brandnavn|maerkenavn|producentnavn|producentens navn',
  description:
    'beskrivelse|varebeskrivelse|produktbeskrivelse|webtekst|webbeskrivelse|web beskrivelse|lang beskrivelse|' +
    'langtekst|salgstekst',
  tags: 'emneord|nogleord|sogeord',
  price: 'pris|nettopris|netto pris|enhedspris|stykpris|salgspris|normalpris',
  stock:
    'lager|lagerbeholdning|beholdning|lagerantal|antal|pa lager|disponibel|disponibelt antal|' +
    'tilgaengelig|tilgaengeligt antal|antal pa lager|antal i lager|lagersaldo',
  low_stock:
    'bestillingspunkt|genbestillingspunkt|minimumslager|minimumsbeholdning|min lager|genbestillingsniveau|' +
    'bestillingsniveau|min beholdning|minimumsniveau',
  unit: 'enhed|salgsenhed|enhed salg',
  pack_size: 'pakning|pakningsstorrelse|antal pr pakke|antal pr pakning|antal pr enhed',
  carton_size:
    'karton|kartonstorrelse|antal pr karton|kolli|kollistorrelse|antal pr kolli|antal i kolli|antal kolli|' +
    'stk kolli|antal karton|stk karton',
  shelf_place: 'hylde|hyldeplads|lagerplads|plukplads',
  net_amount: 'indhold|nettoindhold|maengde',
  net_unit: 'indholdsenhed',
  width_mm: 'bredde mm',
  height_mm: 'hojde mm',
  weight_g: 'vaegt|bruttovaegt|nettovaegt|enhedsvaegt|stykvaegt|varevaegt',
  carton_price: 'kartonpris|kollipris|pris karton|pris per karton|pris pr karton|pris per kolli|pris pr kolli',
  weight_unit: 'vaegtenhed|enhed vaegt',
  tax_class: 'moms|momsklasse|momssats|momskode|momsprocent|moms procent|momsproduktbogforingsgruppe',
  age_limit: 'alder|aldersgraense',
  strength_mg: 'styrke|nikotin|nikotin mg',
  countries: 'lande|land|markeder',
  images: 'billede|billeder|billed url|billede url',
  published: 'aktiv|synlig|publiceret',
  parent: 'hovedvare|overordnet vare',
  not_for_sale: 'spaerret|salg spaerret|udgaet|inaktiv|deaktiveret|ikke til salg',
  amount: 'pris|ny pris|nettopris|belob',
  currency: 'valuta',
  from:
    'fra antal|antal|antal fra|f o m antal|fra og med antal|min antal|mindste antal|minimumsantal|minimum antal|' +
    'fra maengde|staffel|staffelantal',
  valid_from: 'gaelder fra|gyldig fra|dato',
}

const fi: Headings = {
  ...articleHeadings.fi,
  product: 'nimi|tuotenimi|tuotteen nimi|nimike|nimeke|tuotenimike|nimitys|tuote|otsikko',
  category:
    'kategoria|kategoriat|tuotekategoria|tuoteryhma|ryhma|tuotetyyppi|tuoteryhman nimi|tuoteryhma nimi|' +
    'ryhman nimi|kategorian nimi',
  brand: 'merkki|tuotemerkki|brandi|valmistaja|valmistajan nimi|merkin nimi|brandin nimi',
  description:
    'kuvaus|tuotekuvaus|selite|teksti|verkkokuvaus|verkkokauppakuvaus|verkkoteksti|pitka kuvaus|laaja kuvaus|' +
    'myyntiteksti|tuoteteksti',
  tags: 'avainsanat|tunnisteet|hakusanat|asiasanat',
  price:
    'hinta|nettohinta|kappalehinta|yksikkohinta|myyntihinta|a hinta|ahinta|normaalihinta|veroton hinta|hinta veroton',
  stock:
    'varasto|varastossa|saldo|varastosaldo|varastomaara|vapaa saldo|vapaana|myytavissa|maara|kpl|' +
    'maara varastossa|kpl varastossa|saldo varastossa',
  low_stock: 'halytysraja|minimivarasto|minimisaldo|tilauspiste|tilausraja|halytyssaldo|minimimaara',
  unit: 'yksikko|myyntiyksikko|myynti yksikko',
  pack_size: 'pakkaus|pakkauskoko|kpl pakkauksessa',
  carton_size: 'laatikko|laatikkokoko|laatikko kpl|kpl laatikossa|kpl ltk|myyntiera|toimitusera',
  shelf_place: 'hylly|hyllypaikka|varastopaikka|kerailypaikka',
  net_amount: 'sisalto|nettosisalto|sisallon maara',
  net_unit: 'sisallon yksikko',
  width_mm: 'leveys mm',
  height_mm: 'korkeus mm',
  weight_g: 'paino|bruttopaino|nettopaino|yksikkopaino|kappalepaino|tuotepaino',
  carton_price: 'laatikkohinta|laatikon hinta|hinta laatikko|hinta per laatikko|kartonkihinta',
  weight_unit: 'painoyksikko|painon yksikko',
  tax_class:
    'vero|alv|veroluokka|verokanta|alv luokka|' +
    'alv kanta|alv prosentti|alv koodi|arvonlisavero|arvonlisaverokanta|veroprosentti|verokoodi',
  age_limit: 'ika|ikaraja',
  strength_mg: 'vahvuus|nikotiini|nikotiini mg',
  countries: 'maat|maa|markkinat',
  images: 'kuva|kuvat|kuva url|kuvan osoite',
  published: 'aktiivinen|julkaistu|nakyvissa|tila',
  parent: 'paatuote|ylatuote|emotuote',
  not_for_sale: 'estetty|poistunut|passiivinen|ei aktiivinen|myyntikielto',
  amount: 'hinta|uusi hinta|nettohinta|summa',
  currency: 'valuutta',
  from:
    'alkaen maara|maara|kpl|maara alkaen|alkaen kpl|kpl alkaen|vahimmaismaara|maararaja|hintaporras|porras|' +
    'porrasmaara|maaraporras',
  valid_from: 'voimassa alkaen|alkaen|paivays',
}

const de: Headings = {
  ...articleHeadings.de,
  product:
    'bezeichnung|bezeichnung 1|bezeichnung1|artikelbezeichnung|artikelbezeichnung 1|produktbezeichnung|artikelname|' +
    'produktname|produkt|titel',
  category:
    'kategorie|kategorien|produktkategorie|warengruppe|gruppe|produktgruppe|artikelgruppe|produkttyp|' +
    'warengruppenname|warengruppenbezeichnung|warengruppe bezeichnung|warengruppe name|bezeichnung warengruppe|' +
    'artikelgruppenname|gruppenname|kategoriename',
  brand: 'hersteller|marke|produzent|herstellername|hersteller name|name des herstellers|markenname',
  description:
    'beschreibung|produktbeschreibung|artikelbeschreibung|langtext|webbeschreibung|web beschreibung|webtext|' +
    'onlinebeschreibung|shoptext|shopbeschreibung|langbeschreibung|lange beschreibung|artikeltext|verkaufstext',
  tags: 'schlagworte|schlagworter|stichworte|stichworter|suchbegriffe',
  price:
    'preis|nettopreis|netto preis|stuckpreis|einzelpreis|verkaufspreis|nettoverkaufspreis|' +
    'handlerpreis|regularer preis|vk|vk preis|netto vk|' +
    'vk 1|vk preis 1|preis 1|verkaufspreis 1',
  stock:
    'bestand|lagerbestand|lager|verfugbar|verfugbare menge|verfugbarer bestand|freier bestand|menge|stuckzahl|' +
    'auf lager|menge auf lager|anzahl auf lager|aktueller bestand',
  low_stock:
    'mindestbestand|meldebestand|mindestlagerbestand|minimalbestand|bestellpunkt|nachbestellpunkt|meldemenge|' +
    'min bestand',
  unit: 'einheit|mengeneinheit|verkaufseinheit|vk einheit|verkaufsmengeneinheit',
  pack_size:
    'packungsgrosse|verpackungseinheit|verpackungseinheiten|ve|vpe|vpe menge|gebinde|gebindegrosse|stuck pro packung',
  carton_size:
    'karton|kartongrosse|kartoninhalt|stuck pro karton|stuck karton|stk karton|stuck im karton|menge im karton|' +
    'menge pro karton|menge je karton|menge karton|anzahl im karton|anzahl pro karton',
  shelf_place: 'regal|regalplatz|lagerplatz|lagerort',
  net_amount: 'inhalt|nettoinhalt|fullmenge|nettofullmenge',
  net_unit: 'inhaltseinheit',
  width_mm: 'breite mm',
  height_mm: 'hohe mm',
  weight_g: 'gewicht|bruttogewicht|nettogewicht|artikelgewicht|versandgewicht|stuckgewicht|einzelgewicht',
  carton_price: 'kartonpreis|preis karton|preis ab karton|preis pro karton|preis je karton|ab karton',
  weight_unit: 'gewichtseinheit|einheit gewicht',
  tax_class:
    'mwst|steuerart|mwst satz|mehrwertsteuer|steuerklasse|steuersatz|ust|ust satz|' +
    'steuer|steuerprozent|steuerschlussel|steuerkennzeichen|umsatzsteuer|mwst code|mwst schlussel|ust schlussel',
  age_limit: 'altersgrenze|mindestalter|altersfreigabe',
  strength_mg: 'starke|nikotin|nikotin mg',
  countries: 'lander|land',
  images: 'bild|bilder|bild url|bildadresse|abbildung',
  published: 'aktiv|sichtbar|veroffentlicht|freigegeben',
  parent: 'vaterartikel|hauptartikel|elternartikel',
  not_for_sale: 'gesperrt|verkaufssperre|inaktiv|deaktiviert|ausgelaufen|auslaufartikel|nicht verkauflich',
  amount: 'preis|neuer preis|nettopreis|betrag',
  currency: 'wahrung',
  from:
    'ab menge|menge|menge ab|ab stuck|ab stuckzahl|ab anzahl|anzahl ab|menge von|von menge|mindestmenge|staffel|' +
    'staffelmenge|staffel ab|staffel ab menge|preisstaffel',
  valid_from: 'gultig ab|datum',
}

/** Headings from which an import suggests a column, by language. */
export const headingsByLanguage: Readonly<Record<string, Headings>> = {
  en,
  sv,
  nb,
  da,
  fi,
  de,
  ...otherHeadings,
}
