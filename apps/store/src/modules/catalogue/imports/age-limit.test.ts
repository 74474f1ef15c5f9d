import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { products } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createLineImporter, warningsOf, type Answers, type Import } from './testing/import-lines'

const shop = await shopOfFile()
const { upload, answer, apply } = await createLineImporter(shop)

const limitsOf = async (prefix: string) => {
  const found = await shop.database.db
    .select()
    .from(products)
    .where(like(products.title, `${prefix}%`))
  return Object.fromEntries(found.map(({ title, ageLimit }) => [title.slice(prefix.length + 1), ageLimit]))
}
const questionOf = ({ missing }: Import) => missing?.questions.find(({ field }) => field === 'age_limit')
const headings = 'sku,product,brand,category,price EUR,stock,tax_class'
const file = (prefix: string) => [
  headings,
  `${prefix}-1,${prefix} Cold snus,Rönn,Portions,1,1,standard`,
  `${prefix}-2,${prefix} Red wine,Rönn,Drinks,1,1,standard`,
  `${prefix}-3,${prefix} Cola,Brus,Drinks,1,1,food`,
]

it('is asked for products whose words name goods that have one, also in the shop’s own format', async () => {
  const asked = await upload(file('AA'))
  expect([asked.state, questionOf(asked)]).toMatchObject([
    'asking',
    {
      rows: 2,
      brands: [{ name: 'Rönn', rows: 2 }],
      words: [
        { name: 'snus', rows: 1 },
        { name: 'wine', rows: 1 },
      ],
    },
  ])
  const inCategory = await upload([
    headings,
    'AD-1,Cool mint,Zyn,Nikotin,1,1,standard',
    'AD-2,Snus,Rönn,Snus,1,1,standard',
  ])
  expect(questionOf(inCategory)?.words).toEqual([
    { name: 'nikotin', rows: 1, in_category: true },
    { name: 'snus', rows: 1 },
  ])
  expect((await upload([headings, 'AB-1,Tea,Rönn,Drinks,1,1,food'])).state).toBe('checked')
  const said = [`${headings},age_limit`, 'AC-1,Vodka,Rönn,Drinks,1,1,standard,20']
  expect((await upload(said)).state).toBe('checked')
})

it.each<[string, Answers['age_limit'], Record<string, number | null>]>([
  [
    'word',
    {
      by_word: [
        { word: 'snus', value: '18' },
        { word: 'wine', value: '20' },
      ],
    },
    { 'Cold snus': 18, 'Red wine': 20, Cola: null },
  ],
  ['brand', { by_brand: [{ brand: 'Rönn', value: '18' }] }, { 'Cold snus': 18, 'Red wine': 18, Cola: null }],
  [
    'category',
    { by_category: [{ category: 'Drinks', value: '20' }] },
    { 'Cold snus': null, 'Red wine': 20, Cola: null },
  ],
])('can be answered by %s', async (kind, age_limit, limits) => {
  const prefix = `BY${kind.toUpperCase()}`
  const checked = await answer(await upload(file(prefix)), { age_limit })
  const missing = Object.entries(limits).filter(([name, limit]) => limit === null && name !== 'Cola')
  expect(warningsOf(checked, /no_age_limit/)).toHaveLength(missing.length)
  await apply(checked)
  // Only products that are asked about have the answer.
  expect(await limitsOf(prefix)).toEqual(limits)
})

it('is asked again if an earlier answer says nothing about a word', async () => {
  const lines = (name: string) => ['Art.nr;Benämning;Pris;Lagerhylla A', `AG-${name};${name};1;x`]
  const targets = ['sku', 'product', 'price', null] as const
  const first = await answer(await upload(lines('Oats'), targets), {}, true)
  await apply(first)
  expect((await upload(lines('Rye'), targets)).state).toBe('checked')
  expect((await upload(lines('Snus'), targets)).state).toBe('asking')
})
