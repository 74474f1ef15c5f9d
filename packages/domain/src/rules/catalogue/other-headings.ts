import type { Headings } from './heading-table'

const fr: Headings = {
  sku: 'reference|reference article|reference produit|ref|ref article|code article|code produit',
  gtin: 'code barres|code a barres|codebarres|code barre|gencod|gencode',
  product: 'designation|designation article|libelle|nom|nom du produit|nom de l article|produit|intitule|titre',
  category:
    'famille|famille d articles|categorie|categories|rayon|libelle famille|libelle de la famille|nom famille|' +
    'nom de la famille|nom de la categorie|libelle categorie',
  brand: 'marque|fabricant|producteur|nom de marque|nom de la marque|nom du fabricant',
  description:
    'descriptif|description longue|texte|description web|descriptif web|description internet|' +
    'description commerciale|description detaillee|descriptif long',
  tags: 'mots cles|etiquettes',
  price:
    'prix|prix ht|prix de vente|prix de vente ht|prix unitaire|prix unitaire ht|prix net|prix net ht|tarif|tarif ht|' +
    'pv ht|pu ht',
  stock:
    'stock reel|stock disponible|quantite en stock|quantite disponible|quantite|qte|qte en stock|' +
    'en stock|quantite stock|qte stock',
  low_stock:
    'stock minimum|stock mini|stock d alerte|seuil de reapprovisionnement|seuil de reappro|seuil de commande|' +
    'seuil d alerte|point de commande|stock min',
  unit: 'unite|unite de vente|unite vente',
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
  from:
    'a partir de|quantite|quantite a partir de|a partir de quantite|qte a partir de|quantite minimum|quantite mini|' +
    'qte mini|quantite minimale|palier|seuil',
  valid_from: 'valable a partir du|date d application',
}

const nl: Headings = {
  sku: 'artikelcode|artikelnummer|artikelnr|productcode|productnummer|bestelnummer|bestelcode',
  gtin: 'streepjescode|ean code',
  product: 'omschrijving|artikelomschrijving|productomschrijving|naam|productnaam|artikelnaam',
  category:
    'artikelgroep|categorie|categorieen|productgroep|artikelgroepnaam|artikelgroep naam|artikelgroepomschrijving|' +
    'artikelgroep omschrijving|groepsnaam|categorienaam',
  brand: 'merk|fabrikant',
  description:
    'uitgebreide omschrijving|lange omschrijving|beschrijving|webomschrijving|web omschrijving|webtekst|' +
    'website omschrijving|internetomschrijving',
  price: 'verkoopprijs|prijs|nettoprijs|stukprijs',
  stock: 'voorraad|vrije voorraad|beschikbaar|beschikbare voorraad|aantal op voorraad',
  low_stock: 'minimumvoorraad|minimale voorraad|bestelniveau|bestelpunt|minimum voorraad|min voorraad',
  unit: 'eenheid|verkoopeenheid|verkoop eenheid',
  pack_size: 'verpakking|verpakkingseenheid|aantal per verpakking',
  carton_size: 'doos|aantal per doos|colli|omdoos',
  weight_g: 'gewicht|nettogewicht|brutogewicht',
  weight_unit: 'gewichtseenheid|eenheid gewicht',
  tax_class: 'btw|btw code|btw tarief|btw percentage|btw klasse',
  images: 'afbeelding|afbeeldingen|foto',
  published: 'actief|zichtbaar',
  not_for_sale: 'geblokkeerd|inactief|vervallen|einddatum',
  amount: 'prijs|nieuwe prijs',
  from:
    'aantal vanaf|vanaf aantal|vanaf|staffel|staffelaantal|staffel vanaf|minimum aantal|minimumaantal|min aantal|' +
    'minimale aantal',
}

const cs: Headings = {
  sku: 'kod|kod zbozi|kod produktu|cislo zbozi|katalogove cislo|objednaci kod',
  gtin: 'carovy kod|ean kod',
  product: 'nazev|nazev zbozi|nazev produktu|zbozi',
  category: 'kategorie|skupina|skupina zbozi|cleneni skladu|nazev skupiny|nazev kategorie',
  brand: 'vyrobce|znacka',
  description: 'popis|dlouhy popis|doplnkovy text|popis pro web|popis na web|podrobny popis',
  price: 'cena|prodejni|prodejni cena',
  stock: 'stav|sklad|skladem|mnozstvi|stav zasob|k dispozici|pocet kusu',
  unit: 'mj|merna jednotka|jednotka|prodejni jednotka',
  pack_size: 'baleni|ks v baleni|pocet v baleni',
  carton_size: 'karton|ks v kartonu|pocet v kartonu',
  weight_g: 'hmotnost|vaha',
  tax_class: 'dph|sazba dph|sazba',
  images: 'obrazek|obrazky',
  published: 'aktivni|internet|e shop|eshop|viditelne',
  not_for_sale: 'vyrazeno|ukonceno|blokovano',
  currency: 'mena',
  amount: 'cena|nova cena',
  from: 'od mnozstvi|mnozstvi od|od ks|ks od|minimalni mnozstvi',
  low_stock: 'minimalni zasoba|minimalni stav|min stav|minimalni limit',
  weight_unit: 'jednotka hmotnosti|mj hmotnosti',
}

const pl: Headings = {
  sku: 'kod|kod towaru|kod produktu|indeks|symbol|numer katalogowy|nr katalogowy',
  gtin: 'kod kreskowy|kod ean',
  product: 'nazwa|nazwa towaru|nazwa produktu|towar',
  category: 'kategoria|grupa|grupa towarowa|nazwa grupy|nazwa kategorii',
  brand: 'marka|producent',
  description: 'opis|opis produktu|dlugi opis|opis dlugi|opis internetowy',
  price: 'cena|cena netto|cena sprzedazy|cena jednostkowa',
  stock: 'stan|stan magazynowy|ilosc|ilosc dostepna|ilosc w magazynie|dostepne',
  unit: 'jm|jednostka|jednostka miary|jednostka sprzedazy',
  pack_size: 'opakowanie|sztuk w opakowaniu',
  carton_size: 'karton|sztuk w kartonie',
  weight_g: 'waga|waga netto|masa',
  tax_class: 'stawka vat|stawka',
  images: 'zdjecie|zdjecia',
  published: 'aktywny|widoczny',
  not_for_sale: 'wycofany|zablokowany|nieaktywny',
  currency: 'waluta',
  amount: 'cena|nowa cena',
  from: 'od ilosci|ilosc od|od szt|ilosc minimalna|minimalna ilosc|prog ilosciowy',
  low_stock: 'stan minimalny|minimalny stan|zapas minimalny|min stan',
  weight_unit: 'jednostka wagi|jm wagi',
}

const et: Headings = {
  sku: 'kood|tootekood|kauba kood|artikkel|artikli kood|artiklinumber',
  gtin: 'ribakood|triipkood|ean kood',
  product: 'nimetus|toode|toote nimetus|tootenimetus|kauba nimetus|nimi',
  category: 'kategooria|kaubagrupp|tootegrupp|kaubagrupi nimi|tootegrupi nimi|grupi nimetus|kategooria nimi',
  brand: 'brand|kaubamark|tootja',
  description: 'kirjeldus|tootekirjeldus|pikk kirjeldus|veebikirjeldus',
  price: 'hind|muugihind|netohind|hulgihind',
  stock: 'laoseis|kogus|laos',
  unit: 'uhik|muugiuhik|muugi uhik',
  pack_size: 'pakend|tk pakis',
  carton_size: 'kast|tk kastis',
  weight_g: 'kaal|netokaal',
  tax_class: 'kaibemaks|km|km maar|kaibemaksumaar',
  images: 'pilt|pildid',
  published: 'aktiivne',
  currency: 'valuuta',
  low_stock: 'minimaalne laoseis|min laoseis',
  from: 'alates kogus|kogus alates|alates kogusest|minimaalne kogus',
}

const lv: Headings = {
  sku: 'kods|preces kods|artikuls|artikula numurs',
  gtin: 'svitrkods|svitru kods|ean kods',
  product: 'nosaukums|preces nosaukums|prece',
  category: 'kategorija|grupa|precu grupa|grupas nosaukums|kategorijas nosaukums',
  brand: 'zimols|razotajs',
  description: 'apraksts|garais apraksts|pilns apraksts',
  price: 'cena|pardosanas cena',
  stock: 'atlikums|daudzums|noliktava',
  unit: 'mervieniba|pardosanas vieniba',
  pack_size: 'iepakojums|gab iepakojuma',
  carton_size: 'kaste|gab kaste',
  weight_g: 'svars',
  tax_class: 'pvn|pvn likme',
  images: 'attels|atteli',
  published: 'aktivs',
  currency: 'valuta',
  low_stock: 'minimalais atlikums|min atlikums',
  from: 'no daudzuma|daudzums no|minimalais daudzums',
}

const lt: Headings = {
  sku: 'kodas|prekes kodas|artikulas',
  gtin: 'bruksninis kodas|barkodas|ean kodas',
  product: 'pavadinimas|prekes pavadinimas|preke',
  category: 'kategorija|grupe|prekiu grupe|grupes pavadinimas|kategorijos pavadinimas',
  brand: 'gamintojas|prekes zenklas',
  description: 'aprasymas|ilgas aprasymas|pilnas aprasymas',
  price: 'kaina|pardavimo kaina',
  stock: 'likutis|kiekis',
  unit: 'matavimo vienetas|mato vnt|pardavimo vienetas',
  pack_size: 'pakuote|vnt pakuoteje',
  carton_size: 'deze|vnt dezeje',
  weight_g: 'svoris',
  tax_class: 'pvm|pvm tarifas',
  images: 'nuotrauka|nuotraukos|paveikslelis',
  published: 'aktyvus|aktyvi',
  currency: 'valiuta',
  low_stock: 'minimalus likutis|min likutis',
  from: 'nuo kiekio|kiekis nuo|minimalus kiekis',
}

/** Headings in French, Dutch, Czech, Polish, Estonian, Latvian and Lithuanian, by language. */
export const otherHeadings: Readonly<Record<string, Headings>> = { fr, nl, cs, pl, et, lv, lt }
