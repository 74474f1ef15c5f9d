import { expect, it } from 'vitest'
import { isNoGoodsCategory, isNoGoodsName } from './no-goods-words'

it.each([
  [
    'freight',
    'Frakt DHL Express',
    'Fragt',
    'Versandkosten Inland',
    'Toimituskulut',
    'Shipping fee',
    'Porto',
    'Rahtiveloitus',
  ],
  ['deposits', 'Flaschenpfand 0,25 €', 'Pant burk 33 cl', 'Flaskepant', 'Tölkkipantti', 'Deposit can', 'Leergut'],
  ['vouchers', 'Presentkort 500 kr', 'Gavekort', 'Lahjakortti', 'Geschenkgutschein 50', 'Gift card 25 EUR'],
  ['rounding', 'Öresavrundning', 'Øreavrunding', 'Afrunding', 'Pyöristys', 'Rundungsdifferenz', 'Rounding'],
  ['fees', 'Expeditionsavgift', 'Gebyr', 'Mindermengengebühr', 'Laskutusmaksu', 'Small order fee'],
  ['levies', 'Carrier Bag Levy', 'Bag levy', 'Carrier bag', 'Levy', 'Discount'],
  ['levies of other names', 'Plastic Bag Tax', 'Sugar levy', 'Afgift', 'Vero', 'Abgabe', 'Zuschlag', 'Skatteavgift'],
  ['carrier bags', 'Bärkasse', 'Plastkassar', 'Bærepose', 'Plastposer', 'Muovikassi', 'Tragetasche', 'Einkaufstüte'],
  ['environmental charges', 'Environmental fee', 'Miljötillägg', 'Miljøbidrag', 'Miljøgebyr', 'Umweltpauschale'],
  ['tips', 'Tip', 'Dricks', 'Drikkepenge', 'Juomaraha', 'Trinkgeld', 'Rabatt', 'Alennus'],
  ['charges in French', 'Frais de port', 'Carte cadeau 50 €', 'Consigne bouteille', 'Éco-participation', 'Pourboire'],
  ['work', 'Timearbeid lager', 'Arbeid', 'Arbetstid montör', 'Työ', 'Labour', 'Labor hours', 'Arbeitszeit 1 h'],
  ['freight in Dutch and Czech', 'Verzendkosten', 'Dopravné', 'Poštovné', 'Extra delivery fee', 'Shipping charges'],
  ['deposits of schemes', 'DRS Deposit 15c', 'Statiegeld blikje 0,15', 'Vratná záloha lahev 3 Kč'],
  ['hours', 'Arbeitsstunde', 'Konsulenttime', 'Arbeidsuur', 'Konsulttimme'],
  ['articles not to be used', 'ZZZ DO NOT USE Juul Pods', 'ÄLÄ KÄYTÄ Ahlgrens Bilar', 'Haribo (nicht verwenden)'],
  ['services', 'Service', 'Tjänst', 'Ydelse', 'Palvelu', 'Dienstleistung', 'Montage'],
])('names of %s are no goods', (_, ...texts) => {
  expect(texts.filter((text) => !isNoGoodsName(text))).toEqual([])
})

it('names that only contain such a word are goods', () => {
  const texts = [
    'Pantene shampoo',
    'Service plate',
    'Shipping boxes',
    'Cola 33 cl inkl. Pfand',
    'Portvin',
    'Port Salut',
    'Remise en forme',
    'Porto Ruby',
    'Fraktal puzzle',
    'Delivery bag',
    'Carrier bag 30 × 40 cm',
    'Plastkasse 40 l',
    'Einkaufstüte aus Papier, 100 Stück',
    'Tip Top biscuits',
    'Vero Mango',
    'Sugar',
    'Lisa',
    'Eco tea',
    'Arbeidshansker',
    'Laboratory gloves',
    'Levyke',
    'Discount cola',
    'Coffee',
    'Extra salted liquorice',
    'Hours of Fun puzzle',
    'Use by date stickers',
  ]
  expect(texts.filter(isNoGoodsName)).toEqual([])
})

it('the last part of a category may say it', () => {
  expect(['Getränke > Leergut', 'Gift cards', 'Övrigt > Frakt'].every(isNoGoodsCategory)).toBe(true)
  expect(
    ['Leergut > Getränke', 'Service plates', 'Pantry', 'Carrier bags', 'Plastkassar'].some(isNoGoodsCategory),
  ).toBe(false)
})
