import { compileTexts } from '@skafferi/ui/words/compile-texts'

/** Three of the library's texts in the words of this shop; the others stay. */
export const ownWords = compileTexts({
  cart: {
    title: 'Your basket',
    proceed: 'Go to the till',
    'filter.placeholder': 'Name or article number',
  },
})

/** The cart in Swedish. */
export const swedish = compileTexts({
  cart: {
    title: 'Varukorg',
    itemCount: '({count, plural, one {# artikel} other {# artiklar}})',
    betterLines: '{count, plural, one {# rad till mängdpris} other {# rader till mängdpris}}',
    'table.caption': 'Rader i varukorgen',
    skipLines: 'Till sammanfattningen',
    'table.exclVat': 'Priser exkl. moms',
    'filter.label': 'Filtrera rader',
    'filter.placeholder': 'Produktnamn eller artikelnummer',
    'column.product': 'Produkt',
    'column.sku': 'Artikelnummer',
    'column.quantity': 'Antal',
    'column.stockAmount': 'I lager',
    'column.unitPrice': 'Pris per styck',
    'column.total': 'Summa',
    'column.remove': 'Ta bort',
    'line.quantityOf': 'Antal {title}',
    'line.stockAmountOf': '{title} i lager',
    'line.step': 'Steg',
    'line.addBy':
      '{kind, select, carton {Lägg till {pieces, number}} tier {Lägg till upp till {pieces, number}} other {Lägg till}}',
    'line.subtractBy':
      '{kind, select, carton {Ta bort {pieces, number}} tier {Minska till {pieces, number}} other {Minska}}',
    'line.bulkPrice': 'Mängdpris:',
    'line.remove': 'Ta bort {title}',
    'step.short': '{kind, select, tier {till {pieces, number}} none {högsta steget} other {Steg: {pieces, number}}}',
    'step.full':
      '{kind, select, piece {Steg: 1 · styck} carton {Steg: {pieces, number} · kartong} other {lägsta priset är nått}}',
    'step.tier': 'till {pieces, number} · {price} per styck',
    'summary.title': 'Sammanfattning',
    proceed: 'Till kassan',
    proceeding: 'Vänta …',
    'bar.total': 'Totalt, {count, plural, one {# artikel} other {# artiklar}}',
  },
  totals: {
    'goods.cart': 'Delsumma',
    'shipping.cart': 'Frakt',
    vat: 'Moms {percent} på {net}',
    total: 'Totalt',
    why:
      '{code, select, domestic {Moms i {country}, dit varorna levereras.} ' +
      'registered_abroad {Moms i {country}, dit varorna levereras. Vårt momsnummer där: {seller}.} ' +
      'intra_eu {Gemenskapsintern leverans, artikel 138 i direktiv 2006/112/EG. Vårt momsnummer: {seller}. Ert: {buyer}.} ' +
      'vat_id_missing {Moms i avsändarlandet, eftersom vi saknar ert momsnummer.} ' +
      'vat_id_unconfirmed {Moms i avsändarlandet tills ert momsnummer {buyer} är bekräftat.} ' +
      'other {Export utan moms. Ni betalar moms vid införseln.}}',
  },
  'delivery-steps': {
    below: 'Under {threshold}: {price}',
    from: 'Från {threshold}: {price}',
    option: '{name} · {time}',
    week: 'inom en vecka',
    days: '{min, number}–{max, number} dagar',
    free: 'gratis',
    reached: 'Fri frakt: varorna har nått {threshold}.',
  },
  chrome: { skipToContent: 'Till innehållet', notifications: 'Meddelanden', documentTitle: '{page} · {brand}' },
  controls: { search: 'Sök' },
  dispatch: { ageLimit: '{years, number}+' },
})
