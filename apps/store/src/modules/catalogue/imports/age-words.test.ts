import { expect, it } from 'vitest'
import { ageWordOf } from './age-words'
import type { RowGroup } from './group-rows'

const wordIn = (title: string, more: Partial<RowGroup> = {}) =>
  ageWordOf({ rows: [], changes: { title, ...more.changes }, ...(more.rows && { rows: more.rows }) })

it.each([
  ['Rönn Plum pouches', 'pouches'],
  ['Nikotinportion stark', 'nikotin'],
  ['Nuuska 24 g', 'nuuska'],
  ['Vitsnus mint', 'vitsnus'],
  ['Zigarren Nr. 5', 'zigar'],
  ['Virginia tobacco', 'tobacco'],
  ['Ljus öl 33 cl', 'öl'],
  ['RÖDVIN 75 cl', 'rödvin'],
  ['Rotwein 0,75 l', 'rotwein'],
  ['Punaviini', 'punaviini'],
  ['Rum, 8 years', 'rum'],
  ['Ginger beer and beer', 'beer'],
  ['Alkoholi 40,0%', 'alkohol'],
  ['Spirituosen', 'spirituosen'],
  ['Wodka Gorbatschow 0,7 l', 'wodka'],
  ['Vodka 1 l', 'vodka'],
  ['Kräuterlikör 35 %', 'kräuterlikör'],
  ['Likör', 'likör'],
  ['Urquell Pilsener', 'pilsener'],
  ['Jever Pils 0,33 l', 'pils'],
  ['Sekt trocken', 'sekt'],
  ['Vin rouge', 'vin'],
  ['Wino czerwone', 'wino'],
  ['Víno červené', 'víno'],
  ['Wijn wit', 'wijn'],
  ['Vino tinto', 'vino'],
  ['Landwein 1 l', 'landwein'],
  ['Pivo světlé', 'pivo'],
  ['Piwo jasne', 'piwo'],
  ['Olut 4,5', 'olut'],
  ['Lihoviny', 'lihoviny'],
  ['Schnaps', 'schnaps'],
  ['Aquavit', 'aquavit'],
  ['Cidr jablečný', 'cidr'],
  ['Cider pear', 'cider'],
  ['Woreczki nikotynowe', 'nikotyn'],
  ['Tabák dýmkový', 'tabák'],
  ['Tabac à rouler', 'tabac'],
  ['Tytoń', 'tytoń'],
])('%s may have an age limit', (title, word) => {
  expect(wordIn(title)).toBe(word)
})

it.each([
  'Schwein, Salami',
  'Oliver oil',
  'Original crackers',
  'Alkoholfri öl',
  'Non-alcoholic beer',
  'Nonalcoholic beer',
  'Pivo nealkoholické 0,5 l plech',
  'Víno bez alkoholu',
  'Piwo bezalkoholowe',
  'Hefeweizen alkoholfrei 0,5 l',
  'Olut alkoholiton',
  'Olut, alkoholittomat',
  'Alkoholivaba õlu, alkohol',
  'Bier alcoholvrij',
  'Øl uten alkohol',
  'Ikke-alkoholisk øl',
  'Beer 0,0% 0,3 l',
  'Vinegar',
  'Ginger',
  'Wine Gums 200 g',
  'Wine gum',
  'Fentimans Ginger Beer',
  'White wine vinegar',
  'Apple cider vinegar',
  'Vinaigre de vin',
  'Rumkugeln',
  'Rum-Kugeln',
  'Weingummi',
  'Wein-Gummi',
  'Pilze getrocknet',
  'Alkoholfrei',
  'Bierhefe',
  'Rosinen',
  'Insektenspray',
  'Wildschwein',
  'Raps-Öl',
  'Tabasco',
])('%s has none', (title) => {
  expect(wordIn(title)).toBeUndefined()
})

it('the category and the nicotine of a product say it too', () => {
  expect(wordIn('Cold mint', { changes: { category: 'Snus > White' } })).toBe('snus')
  expect(wordIn('Cold mint', { changes: { tax_class: 'nicotine' } })).toBe('nicotine')
})
