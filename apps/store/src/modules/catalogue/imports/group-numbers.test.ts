import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { categories, products, variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { areGroupNumbers, isGroupNumber } from './group-numbers'
import { guessColumns } from './guess-columns'
import { createLineImporter, warningsOf, type Import } from './testing/import-lines'

const shop = await shopOfFile()
const { db } = shop.database
const { upload, answer, apply } = await createLineImporter(shop)

const targetsOf = (columns: string[], ...rows: string[][]) =>
  guessColumns('catalog', { columns, rows: rows.map((cells, index) => ({ row: index + 2, cells })) }).columns.map(
    ({ target }) => target,
  )

describe('a column of numbers of groups', () => {
  it.each([
    ['Varugrupp', 'Varugruppsnamn'],
    ['Varegruppe', 'Varegruppenavn'],
    ['Tuoteryhmä', 'Tuoteryhmän nimi'],
    ['Warengruppe', 'Warengruppenbezeichnung'],
    ['Category', 'Category name'],
    ['Famille', 'Libellé famille'],
    ['Group no.', 'Group name'],
  ])('%s gives way to %s, in any order', (number, name) => {
    const [one, other] = [
      ['1', 'Kex', '101', 'Kakor'],
      ['2', 'Te', '22.5', 'Dryck'],
    ] as const
    expect(targetsOf(['SKU', 'Title', number, name], [...one], [...other]).slice(2)).toEqual([null, 'category'])
    const turned = ([sku, title, code, text]: readonly string[]) => [sku, title, text, code] as string[]
    expect(targetsOf(['SKU', 'Title', name, number], turned(one), turned(other)).slice(2)).toEqual(['category', null])
  })

  it('is the category if the file has no names, so that they are asked', () => {
    for (const heading of ['Varugrupp', 'Varugruppsnr', 'Group no.', 'Warengruppennummer', 'Tuoteryhmä'])
      expect(targetsOf(['SKU', 'Title', heading], ['1', 'Kex', '101'])[2]).toBe('category')
    // Other codes are no numbers, and their columns are not known.
    expect(targetsOf(['SKU', 'Title', 'Varugruppsnr'], ['1', 'Kex', 'DRY'])[2]).toBeNull()
  })
})

it('a number is told from a name', () => {
  const numbers = ['101', '22.5', '22,5', '10-101', '10 > 101', 'Dryck > 101']
  expect(numbers.filter((text) => !isGroupNumber(text))).toEqual([])
  expect(['7-Eleven', '101 Kakor', 'Kakor', '4U', ''].filter(isGroupNumber)).toEqual([])
  expect([areGroupNumbers(['101', 'Kakor']), areGroupNumbers([])]).toEqual([false, false])
})

describe('categories that are numbers', () => {
  const lines = (prefix: string) => [
    'Art.nr;Benämning;Pris;Varugrupp',
    `${prefix}-1;Kex;1;101`,
    `${prefix}-2;Kakor;1;101`,
    `${prefix}-3;Te;1;22.5`,
    `${prefix}-4;Saft;1;Saft och sirap`,
    `${prefix}-5;Lampa;1;`,
  ]
  const targets = ['sku', 'product', 'price', 'category'] as const
  const questionOf = ({ missing }: Import) => missing?.questions.find(({ field }) => field === 'category')
  const byCell = [
    { cell: '101', value: 'Numrerade kakor' },
    { cell: '22.5', value: null },
  ]
  const categoriesOf = async (prefix: string) => {
    const found = await db
      .select({ sku: variants.sku, name: categories.name })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(like(variants.sku, `${prefix}-%`))
    return Object.fromEntries(found.map(({ sku, name }) => [sku, name]))
  }

  it('are asked with sample articles, and are remembered for files with these headings', async () => {
    const asked = await upload(lines('GN'), targets)
    expect(questionOf(asked)).toMatchObject({
      rows: 4,
      cells: [
        { cell: '101', rows: 2, products: ['Kex', 'Kakor'], problem: { code: 'group_number' } },
        { cell: '22.5', rows: 1, products: ['Te'] },
      ],
      other_products: { cell: ['Lampa'] },
    })
    const checked = await answer(asked, { category: { value: null, by_cell: byCell } }, true)
    expect(checked.report?.categories_created).toEqual(['Numrerade kakor', 'Saft och sirap'])
    // One that is left without a name is said.
    expect(warningsOf(checked, /group_number/)).toEqual([[4, '22.5', 'group_number']])
    await apply(checked)
    const named = { 'GN-1': 'Numrerade kakor', 'GN-2': 'Numrerade kakor', 'GN-3': null, 'GN-4': 'Saft och sirap' }
    expect(await categoriesOf('GN')).toEqual({ ...named, 'GN-5': null })

    const later = await upload([...lines('GN').slice(0, 3), 'GN-4;Saft;1;101', 'GN-6;Rån;1;101'], targets)
    expect([later.state, later.missing?.is_remembered]).toEqual(['checked', true])
    await apply(later)
    expect(await categoriesOf('GN')).toMatchObject({ 'GN-4': 'Numrerade kakor', 'GN-6': 'Numrerade kakor' })

    const unknown = await upload([...lines('GN').slice(0, 3), 'GN-7;Ost;1;300'], targets)
    expect([unknown.state, questionOf(unknown)?.cells.map(({ cell }) => cell)]).toEqual(['asking', ['101', '300']])
  })

  it('may have one name for all new products, and existing ones keep their category', async () => {
    await apply(
      await answer(await upload(lines('GO').slice(0, 2), targets), { category: { value: null, by_cell: byCell } }),
    )
    const asked = await upload([...lines('GO').slice(0, 2), 'GO-6;Rån;1;300'], targets)
    await apply(await answer(asked, { category: { value: 'Alla andra' } }))
    expect(await categoriesOf('GO')).toEqual({ 'GO-1': 'Numrerade kakor', 'GO-6': 'Alla andra' })
  })
})
