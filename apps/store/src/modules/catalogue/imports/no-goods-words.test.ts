import { expect, it } from 'vitest'
import { isNoGoodsCategory, isNoGoodsName } from './no-goods-words'

it.each([
  ['freight', 'Frakt DHL Express', 'Fragt', 'Versandkosten Inland', 'Toimituskulut', 'Shipping fee', 'Porto'],
  ['deposits', 'Flaschenpfand 0,25 €', 'Pant burk 33 cl', 'Flaskepant', 'Tölkkipantti', 'Deposit can', 'Leergut'],
  ['vouchers', 'Presentkort 500 kr', 'Gavekort', 'Lahjakortti', 'Geschenkgutschein 50', 'Gift card 25 EUR'],
  ['rounding', 'Öresavrundning', 'Øreavrunding', 'Afrunding', 'Pyöristys', 'Rundungsdifferenz', 'Rounding'],
  ['fees', 'Expeditionsavgift', 'Gebyr', 'Mindermengengebühr', 'Laskutusmaksu', 'Small order fee'],
  ['levies', 'Carrier Bag Levy', 'Bag levy', 'Carrier bag', 'Levy', 'Discount'],
  ['work', 'Timearbeid lager', 'Arbeid', 'Arbetstid montör', 'Työ', 'Labour', 'Labor hours', 'Arbeitszeit 1 h'],
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
    'Porto Ruby',
    'Fraktal puzzle',
    'Delivery bag',
    'Carrier bag 30 × 40 cm',
    'Arbeidshansker',
    'Laboratory gloves',
    'Levyke',
    'Discount cola',
    'Coffee',
  ]
  expect(texts.filter(isNoGoodsName)).toEqual([])
})

it('the last part of a category may say it', () => {
  expect(['Getränke > Leergut', 'Gift cards', 'Övrigt > Frakt'].every(isNoGoodsCategory)).toBe(true)
  expect(['Leergut > Getränke', 'Service plates', 'Pantry'].some(isNoGoodsCategory)).toBe(false)
})
