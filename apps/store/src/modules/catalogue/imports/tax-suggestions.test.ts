import { expect, it } from 'vitest'
import { suggestForCell, suggestTaxClass } from './tax-suggestions'

it.each([
  ['nicotine', ['Nicotine pouches', 'Vitsnus', 'Nikotinposer', 'Vapes', 'E-liquid']],
  ['standard', ['Tobacco', 'Snus', 'Tupakka', 'Zigaretten', 'Beer', 'Alkohol', 'Hushåll', 'Leksaker', 'Zubehör']],
  ['confectionery', ['Candy', 'Godis & choklad', 'Smågodt', 'Slik', 'Makeiset', 'Süßwaren', 'Lakrits', 'Confiserie']],
  [
    'soft_drink',
    [
      'Soft drinks',
      'Läsk',
      'Brus',
      'Alcohol-free drinks',
      'Alkoholfri dryck',
      'Sodavand',
      'Virvoitusjuomat',
      'Erfrischungsgetränke',
      'Boissons',
    ],
  ],
  [
    'food',
    [
      'Food',
      'Skafferi',
      'Dagligvarer',
      'Fødevarer',
      'Elintarvikkeet',
      'Lebensmittel',
      'Kaffe & te',
      'Käse',
      'ÉPICERIE',
      'Thés',
      'Hot Drinks',
      'Varma drycker',
      'Heißgetränke',
      'Kuumat juomat',
    ],
  ],
] as const)('suggests %s', (taxClass, names) => {
  expect(names.map((name) => [name, suggestTaxClass(name)])).toEqual(names.map((name) => [name, taxClass]))
})

it('reads the last part of a path first, and then the one above', () => {
  expect([suggestTaxClass('Food > Candy'), suggestTaxClass('Food > Autumn')]).toEqual(['confectionery', 'food'])
})

it('suggests nothing for names that say nothing', () => {
  expect(['Gifts', 'Diverse', 'Lamps', 'Sale', 'Teak', 'Steel', ''].map(suggestTaxClass)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
})

it('suggests nothing for names that deny a word, and for food of animals', () => {
  const names = [
    'Non-food',
    'Nonfood',
    'Food > Non-food',
    'Icke-livsmedel',
    'Ikke mat',
    'Ei-elintarvikkeet',
    'Nichtlebensmittel',
    'Niet-food',
    'Other than food',
    'Pet food',
    'Petfood',
    'Dog snacks',
    'Hundmat',
    'Tiernahrung',
    'Koiranruoka',
    'Öl alkoholfri',
    'Nealkoholické pivo',
  ]
  expect(names.filter((name) => suggestTaxClass(name) !== undefined)).toEqual([])
  expect(['Seafood', 'Nonstop candy', 'Non-alcoholic drinks'].map(suggestTaxClass)).toEqual([
    'food',
    'confectionery',
    'soft_drink',
  ])
})

it('suggests only classes that have the rate of a cell', () => {
  const problem = (code: string, classes?: string) => ({ code, message: '', ...(classes && { params: { classes } }) })
  const several = (classes: string) => suggestForCell(problem('several_tax_classes', classes), 'Lakrits')
  expect([several('food, confectionery'), several('standard, nicotine')]).toEqual(['confectionery', undefined])
  const byCode = ['no_class_without_vat', 'not_allowed'].map((code) => suggestForCell(problem(code), 'Lakrits'))
  expect(byCode).toEqual([undefined, 'confectionery'])
})
