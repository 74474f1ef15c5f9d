import { articleHeadings } from './article-headings'
import type { Column } from './fields'
import type { mappedTargets } from './import-targets'

/** A column of the shop's own files, one that a mapping has, or one of a price list. */
type Heading = Exclude<Column, `option${string}`> | (typeof mappedTargets)[number] | 'amount' | 'from' | 'valid_from'

/** Headings by column, separated by "|", in lower case without diacritics. */
type Headings = Partial<Record<Heading, string>>

/** The English headings of price lists and mappings; those of catalogues are in `catalogueFields`. */
const en: Headings = {
  carton_price:
    'carton price|case price|full carton price|full case price|price per carton|price per case|price from full carton',
  weight_unit: 'unit of weight|weight uom|weight unit of measure',
  parent: 'parent sku|parent id|parent item|parent product|parentid|belongs to|variant of',
  not_for_sale: 'blocked|inactive flag|sales blocked|discontinued|archived|inactive|not on sale',
  amount: 'price|net price|unit price|new price',
  from: 'from quantity|min quantity|minimum quantity|quantity|qty',
  valid_from: 'valid|from date|date|starts',
}

const sv: Headings = {
  ...articleHeadings.sv,
  product: 'vara|benamning|artikelbenamning|produktbenamning|produkt|produktnamn|namn|artikelnamn|varunamn|titel',
  category: 'kategori|kategorier|varugrupp|grupp|produktgrupp|produktkategori|produkttyp|artikelgrupp',
  brand: 'varumarke|marke|tillverkare|producent|markesnamn|varumarkesnamn|tillverkarnamn|tillverkarens namn',
  description: 'beskrivning|produktbeskrivning|artikelbeskrivning|produkttext',
  tags: 'taggar|nyckelord|sokord',
  price: 'pris|nettopris|styckpris|a pris|apris|enhetspris|forsaljningspris|utpris|ordinarie pris',
  stock:
    'saldo|lager|lagersaldo|antal|i lager|disponibelt|disponibelt saldo|disponibelt antal|' +
    'tillgangligt|tillgangligt antal|tillgangligt saldo|lagerantal|antal i lager|antal pa lager',
  low_stock: 'bestallningspunkt|minsta lager|minilager|min lager|minimilager|lagsta lager',
  unit: 'enhet|forsaljningsenhet',
  pack_size: 'forpackning|packstorlek|forpackningsstorlek|antal per forpackning',
  carton_size:
    'kartong|kartongstorlek|antal per kartong|antal i kartong|kolli|kolliantal|antal per kolli|antal i kolli',
  shelf_place: 'hylla|hyllplats|lagerplats|plockplats',
  net_amount: 'innehall|nettoinnehall|mangd',
  net_unit: 'innehallsenhet',
  width_mm: 'bredd mm',
  height_mm: 'hojd mm',
  weight_g: 'vikt|bruttovikt|nettovikt|artikelvikt',
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
  from: 'fran antal|antal',
  valid_from: 'galler fran|datum',
}

const nb: Headings = {
  ...articleHeadings.nb,
  product: 'navn|varenavn|produktnavn|betegnelse|varetekst|tittel',
  category: 'varegruppe|gruppe|kategori|kategorier|produktgruppe|produktkategori|produkttype',
  brand: 'merke|merkevare|varemerke|produsent|merkenavn|varemerkenavn|produsentnavn|produsentens navn',
  description: 'beskrivelse|varebeskrivelse|produktbeskrivelse',
  tags: 'stikkord|nokkelord|sokeord',
  price: 'pris|nettopris|netto pris|enhetspris|stykkpris|salgspris|vanlig pris|normalpris',
  stock:
    'lager|lagersaldo|lagerbeholdning|beholdning|antall|pa lager|disponibelt antall|disponibel|' +
    'tilgjengelig|tilgjengelig antall|antall pa lager|antall i lager',
  low_stock: 'bestillingspunkt|minimumsbeholdning|minstebeholdning|min beholdning',
  unit: 'enhet|salgsenhet',
  pack_size: 'pakning|pakningsstorrelse|forpakning|antall per pakke|antall per pakning',
  carton_size:
    'kartong|kartongstorrelse|antall per kartong|kolli|antall per kolli|antall i kolli|dpak|d pak|' +
    'ant pr dpk|ant per dpk|antall pr dpk|ant pr kartong|antall pr kartong|ant pr kolli|antall pr kolli',
  shelf_place: 'hylle|hylleplass|lagerplass|plukkplass',
  net_amount: 'innhold|nettoinnhold|mengde',
  net_unit: 'innholdsenhet',
  width_mm: 'bredde mm',
  height_mm: 'hoyde mm',
  weight_g: 'vekt|bruttovekt|nettovekt',
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
  from: 'fra antall|antall',
  valid_from: 'gjelder fra|gyldig fra|dato',
}

const da: Headings = {
  ...articleHeadings.da,
  product: 'navn|varenavn|produktnavn|betegnelse|varetekst|titel',
  category: 'varegruppe|gruppe|kategori|kategorier|produktgruppe|produktkategori|produkttype',
  brand: 'maerke|varemaerke|producent|fabrikant|brandnavn|maerkenavn|producentnavn|producentens navn',
  description: 'beskrivelse|varebeskrivelse|produktbeskrivelse',
  tags: 'emneord|nogleord|sogeord',
  price: 'pris|nettopris|netto pris|enhedspris|stykpris|salgspris|normalpris',
  stock:
    'lager|lagerbeholdning|beholdning|lagerantal|antal|pa lager|disponibel|disponibelt antal|' +
    'tilgaengelig|tilgaengeligt antal|antal pa lager|antal i lager|lagersaldo',
  low_stock: 'bestillingspunkt|genbestillingspunkt|minimumslager|minimumsbeholdning|min lager',
  unit: 'enhed|salgsenhed',
  pack_size: 'pakning|pakningsstorrelse|antal pr pakke|antal pr pakning|antal pr enhed',
  carton_size: 'karton|kartonstorrelse|antal pr karton|kolli|kollistorrelse|antal pr kolli|antal i kolli',
  shelf_place: 'hylde|hyldeplads|lagerplads|plukplads',
  net_amount: 'indhold|nettoindhold|maengde',
  net_unit: 'indholdsenhed',
  width_mm: 'bredde mm',
  height_mm: 'hojde mm',
  weight_g: 'vaegt|bruttovaegt|nettovaegt',
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
  from: 'fra antal|antal',
  valid_from: 'gaelder fra|gyldig fra|dato',
}

const fi: Headings = {
  ...articleHeadings.fi,
  product: 'nimi|tuotenimi|tuotteen nimi|nimike|nimeke|tuotenimike|nimitys|tuote|otsikko',
  category: 'kategoria|kategoriat|tuotekategoria|tuoteryhma|ryhma|tuotetyyppi',
  brand: 'merkki|tuotemerkki|brandi|valmistaja|valmistajan nimi|merkin nimi|brandin nimi',
  description: 'kuvaus|tuotekuvaus|selite|teksti',
  tags: 'avainsanat|tunnisteet|hakusanat|asiasanat',
  price:
    'hinta|nettohinta|kappalehinta|yksikkohinta|myyntihinta|a hinta|ahinta|normaalihinta|veroton hinta|hinta veroton',
  stock:
    'varasto|varastossa|saldo|varastosaldo|varastomaara|vapaa saldo|vapaana|myytavissa|maara|kpl|' +
    'maara varastossa|kpl varastossa|saldo varastossa',
  low_stock: 'halytysraja|minimivarasto|minimisaldo|tilauspiste',
  unit: 'yksikko|myyntiyksikko',
  pack_size: 'pakkaus|pakkauskoko|kpl pakkauksessa',
  carton_size: 'laatikko|laatikkokoko|laatikko kpl|kpl laatikossa|myyntiera|toimitusera',
  shelf_place: 'hylly|hyllypaikka|varastopaikka|kerailypaikka',
  net_amount: 'sisalto|nettosisalto|sisallon maara',
  net_unit: 'sisallon yksikko',
  width_mm: 'leveys mm',
  height_mm: 'korkeus mm',
  weight_g: 'paino|bruttopaino|nettopaino',
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
  from: 'alkaen maara|maara|kpl',
  valid_from: 'voimassa alkaen|alkaen|paivays',
}

const de: Headings = {
  ...articleHeadings.de,
  product: 'bezeichnung|artikelbezeichnung|produktbezeichnung|artikelname|produktname|produkt|titel',
  category: 'kategorie|kategorien|produktkategorie|warengruppe|gruppe|produktgruppe|artikelgruppe|produkttyp',
  brand: 'hersteller|marke|produzent|herstellername|hersteller name|name des herstellers|markenname',
  description: 'beschreibung|produktbeschreibung|artikelbeschreibung|langtext',
  tags: 'schlagworte|schlagworter|stichworte|stichworter|suchbegriffe',
  price:
    'preis|nettopreis|netto preis|stuckpreis|einzelpreis|verkaufspreis|nettoverkaufspreis|' +
    'handlerpreis|regularer preis|vk|vk preis|netto vk|' +
    'vk 1|vk preis 1|preis 1|verkaufspreis 1',
  stock:
    'bestand|lagerbestand|lager|verfugbar|verfugbare menge|verfugbarer bestand|freier bestand|menge|stuckzahl|' +
    'auf lager|menge auf lager|anzahl auf lager|aktueller bestand',
  low_stock: 'mindestbestand|meldebestand|mindestlagerbestand|minimalbestand',
  unit: 'einheit|mengeneinheit|verkaufseinheit',
  pack_size:
    'packungsgrosse|verpackungseinheit|verpackungseinheiten|ve|vpe|vpe menge|gebinde|gebindegrosse|stuck pro packung',
  carton_size: 'karton|kartongrosse|kartoninhalt|stuck pro karton',
  shelf_place: 'regal|regalplatz|lagerplatz|lagerort',
  net_amount: 'inhalt|nettoinhalt|fullmenge|nettofullmenge',
  net_unit: 'inhaltseinheit',
  width_mm: 'breite mm',
  height_mm: 'hohe mm',
  weight_g: 'gewicht|bruttogewicht|nettogewicht|artikelgewicht|versandgewicht',
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
  from: 'ab menge|menge',
  valid_from: 'gultig ab|datum',
}

const fr: Headings = {
  sku: 'reference|reference article|reference produit|ref|ref article|code article|code produit',
  gtin: 'code barres|code a barres|codebarres|code barre|gencod|gencode',
  product: 'designation|designation article|libelle|nom|nom du produit|nom de l article|produit|intitule|titre',
  category: 'famille|famille d articles|categorie|categories|rayon',
  brand: 'marque|fabricant|producteur|nom de marque|nom de la marque|nom du fabricant',
  description: 'descriptif|description longue|texte',
  tags: 'mots cles|etiquettes',
  price:
    'prix|prix ht|prix de vente|prix de vente ht|prix unitaire|prix unitaire ht|prix net|prix net ht|tarif|tarif ht|' +
    'pv ht|pu ht',
  stock:
    'stock reel|stock disponible|quantite en stock|quantite disponible|quantite|qte|qte en stock|' +
    'en stock|quantite stock|qte stock',
  low_stock: 'stock minimum|stock mini|stock d alerte|seuil de reapprovisionnement',
  unit: 'unite|unite de vente',
  pack_size: 'conditionnement',
  carton_size: 'colisage|quantite par carton|pcb',
  shelf_place: 'emplacement',
  net_amount: 'contenance|contenu net',
  weight_g: 'poids|poids net|poids brut',
  carton_price: 'prix carton|prix par carton|prix du carton|prix colis|prix par colis',
  weight_unit: 'unite poids|unite de poids',
  tax_class: 'tva|taux tva|taux de tva|code tva|pourcentage tva|taux de taxe|code taxe',
  age_limit: 'age minimum',
  countries: 'pays',
  images: 'photo|photos',
  published: 'actif|publie|visible|en ligne',
  parent: 'article parent|reference parent',
  not_for_sale: 'en sommeil|bloque|inactif|suspendu|obsolete',
  amount: 'prix|nouveau prix|prix net|prix ht|montant',
  currency: 'devise',
  from: 'a partir de|quantite',
  valid_from: 'valable a partir du|date d application',
}

const nl: Headings = {
  sku: 'artikelcode|artikelnummer|artikelnr|productcode|productnummer|bestelnummer|bestelcode',
  gtin: 'streepjescode|ean code',
  product: 'omschrijving|artikelomschrijving|productomschrijving|naam|productnaam|artikelnaam',
  category: 'artikelgroep|categorie|categorieen|productgroep',
  brand: 'merk|fabrikant',
  description: 'uitgebreide omschrijving|lange omschrijving|beschrijving',
  price: 'verkoopprijs|prijs|nettoprijs|stukprijs',
  stock: 'voorraad|vrije voorraad|beschikbaar|beschikbare voorraad|aantal op voorraad',
  low_stock: 'minimumvoorraad|minimale voorraad|bestelniveau',
  unit: 'eenheid|verkoopeenheid',
  pack_size: 'verpakking|verpakkingseenheid|aantal per verpakking',
  carton_size: 'doos|aantal per doos|colli|omdoos',
  weight_g: 'gewicht|nettogewicht|brutogewicht',
  tax_class: 'btw|btw code|btw tarief|btw percentage|btw klasse',
  images: 'afbeelding|afbeeldingen|foto',
  published: 'actief|zichtbaar',
  not_for_sale: 'geblokkeerd|inactief|vervallen|einddatum',
  amount: 'prijs|nieuwe prijs',
}

const cs: Headings = {
  sku: 'kod|kod zbozi|kod produktu|cislo zbozi|katalogove cislo|objednaci kod',
  gtin: 'carovy kod|ean kod',
  product: 'nazev|nazev zbozi|nazev produktu|zbozi',
  category: 'kategorie|skupina|skupina zbozi|cleneni skladu',
  brand: 'vyrobce|znacka',
  description: 'popis|dlouhy popis|doplnkovy text',
  price: 'cena|prodejni|prodejni cena',
  stock: 'stav|sklad|skladem|mnozstvi|stav zasob|k dispozici|pocet kusu',
  unit: 'mj|merna jednotka|jednotka',
  pack_size: 'baleni|ks v baleni|pocet v baleni',
  carton_size: 'karton|ks v kartonu|pocet v kartonu',
  weight_g: 'hmotnost|vaha',
  tax_class: 'dph|sazba dph|sazba',
  images: 'obrazek|obrazky',
  published: 'aktivni|internet|e shop|eshop|viditelne',
  not_for_sale: 'vyrazeno|ukonceno|blokovano',
  currency: 'mena',
  amount: 'cena|nova cena',
}

const pl: Headings = {
  sku: 'kod|kod towaru|kod produktu|indeks|symbol|numer katalogowy|nr katalogowy',
  gtin: 'kod kreskowy|kod ean',
  product: 'nazwa|nazwa towaru|nazwa produktu|towar',
  category: 'kategoria|grupa|grupa towarowa',
  brand: 'marka|producent',
  description: 'opis|opis produktu',
  price: 'cena|cena netto|cena sprzedazy|cena jednostkowa',
  stock: 'stan|stan magazynowy|ilosc|ilosc w magazynie|dostepne',
  unit: 'jm|jednostka|jednostka miary',
  pack_size: 'opakowanie|sztuk w opakowaniu',
  carton_size: 'karton|sztuk w kartonie',
  weight_g: 'waga|waga netto|masa',
  tax_class: 'stawka vat|stawka',
  images: 'zdjecie|zdjecia',
  published: 'aktywny|widoczny',
  not_for_sale: 'wycofany|zablokowany|nieaktywny',
  currency: 'waluta',
  amount: 'cena|nowa cena',
}

const et: Headings = {
  sku: 'kood|tootekood|kauba kood|artikkel|artikli kood|artiklinumber',
  gtin: 'ribakood|triipkood|ean kood',
  product: 'nimetus|toode|toote nimetus|tootenimetus|kauba nimetus|nimi',
  category: 'kategooria|kaubagrupp|tootegrupp',
  brand: 'brand|kaubamark|tootja',
  description: 'kirjeldus|tootekirjeldus',
  price: 'hind|muugihind|netohind|hulgihind',
  stock: 'laoseis|kogus|laos',
  unit: 'uhik|muugiuhik',
  pack_size: 'pakend|tk pakis',
  carton_size: 'kast|tk kastis',
  weight_g: 'kaal|netokaal',
  tax_class: 'kaibemaks|km|km maar|kaibemaksumaar',
  images: 'pilt|pildid',
  published: 'aktiivne',
  currency: 'valuuta',
}

const lv: Headings = {
  sku: 'kods|preces kods|artikuls|artikula numurs',
  gtin: 'svitrkods|svitru kods|ean kods',
  product: 'nosaukums|preces nosaukums|prece',
  category: 'kategorija|grupa|precu grupa',
  brand: 'zimols|razotajs',
  description: 'apraksts',
  price: 'cena|pardosanas cena',
  stock: 'atlikums|daudzums|noliktava',
  unit: 'mervieniba',
  pack_size: 'iepakojums|gab iepakojuma',
  carton_size: 'kaste|gab kaste',
  weight_g: 'svars',
  tax_class: 'pvn|pvn likme',
  images: 'attels|atteli',
  published: 'aktivs',
  currency: 'valuta',
}

const lt: Headings = {
  sku: 'kodas|prekes kodas|artikulas',
  gtin: 'bruksninis kodas|barkodas|ean kodas',
  product: 'pavadinimas|prekes pavadinimas|preke',
  category: 'kategorija|grupe|prekiu grupe',
  brand: 'gamintojas|prekes zenklas',
  description: 'aprasymas',
  price: 'kaina|pardavimo kaina',
  stock: 'likutis|kiekis',
  unit: 'matavimo vienetas|mato vnt',
  pack_size: 'pakuote|vnt pakuoteje',
  carton_size: 'deze|vnt dezeje',
  weight_g: 'svoris',
  tax_class: 'pvm|pvm tarifas',
  images: 'nuotrauka|nuotraukos|paveikslelis',
  published: 'aktyvus|aktyvi',
  currency: 'valiuta',
}

/** Headings from which an import suggests a column, by language. */
export const headingsByLanguage: Readonly<Record<string, Headings>> = {
  en,
  sv,
  nb,
  da,
  fi,
  de,
  fr,
  nl,
  cs,
  pl,
  et,
  lv,
  lt,
}
