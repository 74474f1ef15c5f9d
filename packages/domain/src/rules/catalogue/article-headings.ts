/**
 * Headings of an article's identifiers in catalogues, price lists and order forms, by language: separated by "|", in
 * lower case without diacritics.
 */
export const articleHeadings = {
  en: {
    sku:
      'article no|article number|article|item|item no|item number|item code|product code|product no|product number|' +
      'part no|part number|stock code|reference|art no|article code|sku code|sku number|order code',
    gtin:
      'ean|ean 13|ean13|ean 8|ean8|ean code|barcode|bar code|upc|gtin 13|gtin13|gtin 12|gtin12|gtin 8|gtin8|gtin 14|' +
      'gtin14|ean upc|barcode ean',
  },
  sv: {
    sku:
      'artikelnr|artikelnummer|art nr|artnr|artikel|artikel nr|artikelkod|varunr|varunummer|' +
      'produktnr|produktnummer|produktkod|bestallningsnr|bestallningsnummer|best nr|bestnr',
    gtin: 'streckkod|eankod|ean kod|ean nr',
  },
  nb: {
    sku:
      'varenr|vare nr|varenummer|varekode|artikkelnr|artikkelnummer|artikkel nr|produktnr|produktnummer|produktkode|' +
      'bestillingsnr|bestillingsnummer',
    gtin: 'strekkode|ean kode',
  },
  da: {
    sku:
      'varenr|vare nr|vare no|varenummer|varekode|artikelnr|artikelnummer|artikel no|produktnr|produktnummer|' +
      'produktkode|bestillingsnr|bestillingsnummer',
    gtin: 'stregkode|ean kode',
  },
  fi: {
    sku:
      'tuotenro|tuote nro|tuotenumero|tuotenum|tuotekoodi|nimikenro|nimikenumero|nimikekoodi|' +
      'artikkelinumero|tilausnro|tilausnumero|tilauskoodi',
    gtin: 'viivakoodi|ean koodi',
  },
  de: {
    sku:
      'artikelnr|artikelnummer|artikel nr|art nr|artnr|artikel|artikelcode|bestellnr|bestellnummer|' +
      'produktnr|produktnummer|materialnr|materialnummer|sachnummer',
    gtin: 'strichcode|barkod|ean nr|ean nummer',
  },
} as const
