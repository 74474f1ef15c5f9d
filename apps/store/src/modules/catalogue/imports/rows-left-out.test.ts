import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

type Schemas = components['schemas']

const shop = await shopOfFile()
const { client, token } = await addOperator(shop, 'catalogue')
const params = (id: string) => ({ params: { path: { id } } })

const show = async (id: string) => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import
async function settled(id: string): Promise<Schemas['Import']> {
  await expect.poll(async () => (await show(id)).state).not.toMatch(/^(waiting|running)$/)
  return show(id)
}
async function uploadOf(kind: Schemas['ImportKind'], ...lines: string[]): Promise<Schemas['Import']> {
  const files = [{ field: 'file', name: 'list.csv', bytes: Buffer.from(lines.join('\n')) }]
  const answer = await sendAdmin(
    shop,
    'createImport',
    { query: `columns=ignore&tax_class=food&kind=${kind}`, files },
    { token },
  )
  return settled(answer.json().import.id as string)
}
const upload = (...lines: string[]) => uploadOf('catalog', ...lines)
async function choose(id: string, rows: number[], isLeftOut: boolean) {
  const body = { rows, left_out: isLeftOut }
  await unwrap(client.POST('/admin/imports/{id}/rows', { ...params(id), body }))
  return settled(id)
}
async function chooseAll(id: string, all: 'created' | 'updated' | 'left_out') {
  await unwrap(client.POST('/admin/imports/{id}/rows', { ...params(id), body: { all } }))
  return settled(id)
}
const apply = async (id: string) => {
  await unwrap(client.POST('/admin/imports/{id}/apply', params(id)))
  return settled(id)
}
const countsOf = ({ report }: Schemas['Import']) => [report!.created, report!.left_out ?? 0, report!.failed]
const problemsOf = ({ report }: Schemas['Import']) =>
  report!.warnings
    .filter(({ problem }) => /total_row|not_goods|group_heading/.test(problem.code))
    .map(({ row, value, problem }) => [row, value, problem.code])

const headings = 'sku,product,price EUR,tax_class'

describe('rows of a check', () => {
  it('are left out and taken back, counted, and not imported', async () => {
    const { id } = await upload(headings, 'LO-1,One,1,food', 'LO-2,Two,2,food', 'LO-3,Three,3,food')
    expect(countsOf(await choose(id, [2, 4, 99], true))).toEqual([1, 2, 0])
    expect(countsOf(await choose(id, [4], true))).toEqual([1, 2, 0])
    const changed = await choose(id, [4], false)
    expect(countsOf(changed)).toEqual([2, 1, 0])
    expect(changed.report!.examples.map(({ row, is_left_out: isOut = false }) => [row, isOut])).toEqual([
      [2, true],
      [3, false],
      [4, false],
    ])
    expect(countsOf(await apply(id))).toEqual([2, 1, 0])
    await expect(choose(id, [2], true)).rejects.toMatchObject({ status: 409, code: 'import_not_checked' })
    const again = await upload(headings, 'LO-2,Two,2,food', 'LO-3,Three,3,food')
    expect(again.report).toMatchObject({ created: 0, unchanged: 2 })
  })

  it('are left out of this file only if they would be updated, with their warnings and price jumps', async () => {
    const priced = `${headings},gtin`
    await apply((await upload(priced, 'LU-1,One,1,food,', 'LU-2,Two,2,food,')).id)
    const lines = ['LU-1,One,9,food,123', 'LU-2,Two,2.1,food,']
    const { id, report } = await upload(priced, ...lines)
    expect(report).toMatchObject({ updated: 2, warned: 1, price_jump_count: 1 })
    const left = await choose(id, [2], true)
    expect(left.report).toMatchObject({ updated: 1, left_out: 1, warned: 0, warnings: [], price_jump_count: 0 })
    expect((await choose(id, [2], false)).report).toMatchObject({ updated: 2, warned: 1, price_jump_count: 1 })
    await choose(id, [2], true)
    expect((await apply(id)).report).toMatchObject({ updated: 1, unchanged: 0, left_out: 1 })
    const other = await upload(priced, ...lines)
    expect(other.report).toMatchObject({ updated: 1, unchanged: 1 })
    expect(other.report).not.toHaveProperty('left_out')
  })

  it('list what changes in existing articles, with the values before and after', async () => {
    const columns = `${headings},stock,shelf_place,unit`
    await apply((await upload(columns, 'LC-1,One,1,food,26,B-1,piece', 'LC-2,Two,2,food,5,B-2,piece')).id)
    const { report } = await upload(columns, 'LC-1,One more,1.1,food,240,-,piece', 'LC-2,Two,2,food,6,B-2,piece')
    expect(report!.examples.map(({ sku, prices, changes }) => [sku, prices.length, changes])).toEqual([
      [
        'LC-1',
        1,
        [
          { column: 'stock', before: '26', after: '240' },
          { column: 'shelf_place', before: 'B-1', after: '' },
          { column: 'product', before: 'One', after: 'One more' },
        ],
      ],
      ['LC-2', 0, [{ column: 'stock', before: '5', after: '6' }]],
    ])
  })

  it('are left out of files of prices and stock as well', async () => {
    await apply((await upload(headings, 'LK-1,One,1,food', 'LK-2,Two,2,food')).id)
    const { id } = await uploadOf('stock', 'sku,stock', 'LK-1,5', 'LK-2,6')
    expect((await choose(id, [3], true)).report).toMatchObject({ updated: 1, left_out: 1 })
    expect((await apply(id)).report).toMatchObject({ updated: 1, left_out: 1 })
    expect((await uploadOf('stock', 'sku,stock', 'LK-1,5', 'LK-2,6')).report).toMatchObject({ updated: 1 })
  })

  it('are all left out of this file and taken back, those beyond the listed ones too', async () => {
    const lines = Array.from({ length: 103 }, (_, index) => `LQ-${index},Article ${index},1,food`)
    await apply((await upload(headings, ...lines.slice(0, 2))).id)
    const changed = lines.map((line) => line.replace(',1,', ',1.1,'))
    const { id, report } = await upload(headings, ...changed)
    expect(report).toMatchObject({ created: 101, updated: 2 })
    expect(report!.unlisted_rows).toEqual({ created: 1, updated: 0, unchanged: 0, left_out: 0 })
    const listed = (await unwrap(client.GET('/admin/imports', {}))).imports[0]!
    expect([report, listed.report].map((each) => Object.keys(each!).includes('changing_rows'))).toEqual([false, false])
    await choose(id, [4], true)
    const left = await chooseAll(id, 'created')
    expect(countsOf(left)).toEqual([0, 101, 0])
    expect(left.report).toMatchObject({ updated: 2, unlisted_rows: { created: 0, left_out: 1 } })
    expect(countsOf(await chooseAll(id, 'created'))).toEqual([0, 101, 0])
    const none = await chooseAll(id, 'updated')
    expect([none.report!.updated, none.report!.left_out]).toEqual([0, 103])
    expect((await chooseAll(id, 'left_out')).report).toMatchObject({ created: 101, updated: 2 })
    await chooseAll(id, 'created')
    expect((await apply(id)).report).toMatchObject({ created: 0, updated: 2, left_out: 101 })
    await expect(chooseAll(id, 'created')).rejects.toMatchObject({ status: 409, code: 'import_not_checked' })
    expect(countsOf(await upload(headings, ...changed))).toEqual([101, 0, 0])
  })

  it('stay out of later files with the same headings, with the reason, until they are taken again', async () => {
    const later = [...headings.split(','), 'note'].join(',')
    const first = await upload(later, 'LB-1,One,1,food,', 'LB-2,Two,2,food,')
    await choose(first.id, [2], true)
    await apply(first.id)
    const second = await upload(later, 'LB-3,Three,3,food,', 'lb-1,One,9,food,', 'LB-2,Two,2,food,')
    expect([countsOf(second), second.report!.warned]).toEqual([[1, 1, 0], 0])
    expect(second.report!.examples.find(({ row }) => row === 3)).toMatchObject({
      sku: 'lb-1',
      outcome: 'left_out',
      reason: { code: 'left_out_before' },
    })
    expect(countsOf(await apply(second.id))).toEqual([1, 1, 0])
    const other = await upload(headings, 'LB-1,One,1,food')
    expect(countsOf(other)).toEqual([1, 0, 0])
    const third = await upload(later, 'LB-1,One,1,food,')
    expect(countsOf(third)).toEqual([0, 1, 0])
    expect(countsOf(await choose(third.id, [2], false))).toEqual([1, 0, 0])
    expect(countsOf(await apply(third.id))).toEqual([1, 0, 0])
    const fourth = await upload(later, 'LB-1,One,1,food,')
    expect([countsOf(fourth), fourth.report!.unchanged]).toEqual([[0, 0, 0], 1])
  })

  it('stay out although the shop has the other variants of their product, and are imported once it has them', async () => {
    const lines = ['LV-1,Shirt,1,food,shirt,Size,S', 'LV-2,Shirt,1,food,shirt,Size,M']
    const columns = `${headings},handle,option1_name,option1_value`
    const first = await upload(columns, ...lines)
    await choose(first.id, [3], true)
    await apply(first.id)
    const second = await upload(columns, ...lines)
    expect([countsOf(second), second.report!.unchanged]).toEqual([[0, 1, 0], 1])
    await apply((await upload(`${columns},unit`, ...lines.map((line) => `${line},piece`))).id)
    const third = await upload(columns, ...lines)
    expect([countsOf(third), third.report!.unchanged]).toEqual([[0, 0, 0], 2])
  })

  it('leave the number of products that go on sale, once all rows of a product are left out', async () => {
    const lines = ['LP-1,One,1,food,Size,S', 'LP-2,One,2,food,Size,M', 'LP-3,Three,3,food,,']
    const { id, report } = await upload(`${headings},option1_name,option1_value`, ...lines)
    const publishedAfter = async (rows: number[], isLeftOut: boolean) =>
      (await choose(id, rows, isLeftOut)).report!.published_products ?? 0
    expect(report!.published_products).toBe(2)
    expect(await publishedAfter([2], true)).toBe(2)
    expect(await publishedAfter([3], true)).toBe(1)
    expect(await publishedAfter([4], true)).toBe(0)
    expect(await publishedAfter([2, 4], false)).toBe(2)
  })

  it('stay left out if the file is checked again, and are checked when they are taken back', async () => {
    const files = [{ field: 'file', name: 'l.csv', bytes: Buffer.from('sku;Namn;price EUR\nLA-1;One;1\nLA-2;Two;2') }]
    const answer = await sendAdmin(shop, 'createImport', { query: 'columns=ask', files }, { token })
    const { id } = await settled(answer.json().import.id as string)
    const targets = ['sku', 'product', 'price'] as const
    const match = async () => {
      const columns = targets.map((target) => ({ target, from: null }))
      await unwrap(client.POST('/admin/imports/{id}/match', { ...params(id), body: { columns, remember: false } }))
      return settled(id)
    }
    const { missing } = await match()
    const given: Record<string, string> = { tax_class: 'food', prices_include_vat: 'no' }
    const values = missing!.questions.map(({ field }) => ({ field, value: given[field] ?? null, by_category: [] }))
    await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body: { values, remember: false } }))
    await settled(id)
    await choose(id, [3], true)
    await unwrap(client.POST('/admin/imports/{id}/reopen', { ...params(id), body: { step: 'matching' } }))
    const repeated = await match()
    expect(countsOf(repeated)).toEqual([1, 1, 0])
    expect(repeated.report!.examples.map(({ outcome }) => outcome)).toEqual(['created', 'left_out'])
    expect(countsOf(await choose(id, [3], false))).toEqual([2, 0, 0])
  })
})

describe('rows that list the articles of a bundle', () => {
  const reasonsOf = ({ report }: Schemas['Import']) =>
    report!.examples.flatMap(({ row, reason }) => (reason ? [[row, reason.code]] : []))

  it('are left out without a warning if they have nothing else', async () => {
    const lines = ['hamper,BU-1,Hamper,30,standard,OAT-1,2', 'hamper,,,,,COF-1,1', ',BU-2,Coffee,5,food,,']
    const file = ['handle,sku,product,price EUR,tax_class,SKU of included item,Quantity of included item', ...lines]
    const checked = await upload(...file)
    expect([countsOf(checked), checked.report!.warned, reasonsOf(checked)]).toEqual([
      [2, 1, 0],
      0,
      [[3, 'bundle_part']],
    ])
    await apply(checked.id)
    const again = await upload(...file)
    expect([countsOf(again), again.report!.unchanged]).toEqual([[0, 1, 0], 2])
  })

  it('are left out if they repeat the bundle', async () => {
    const lines = ['BR-1,Hamper,30,standard,OAT-1,2', 'BR-1,Hamper,30,standard,COF-1,1']
    const checked = await upload(`${headings},composite_sku,composite_quantity`, ...lines)
    expect([countsOf(checked), reasonsOf(checked)]).toEqual([[1, 1, 0], [[3, 'bundle_part']]])
  })

  it('are left out if the bundle itself lists none', async () => {
    const lines = ['BS-1,Hamper,30,standard,,', 'BS-1,,,,OAT-1,4']
    const checked = await upload(`${headings},composite_sku,composite_quantity`, ...lines)
    expect([countsOf(checked), reasonsOf(checked)]).toEqual([[1, 1, 0], [[3, 'bundle_part']]])
  })
})

describe('rows that are no goods', () => {
  it.each(['Summa', 'Sum', 'Total:', 'I alt', 'Yhteensä', 'Gesamt', 'Totalt'])(
    'are left out with a warning if they are totals: %s',
    async (word) => {
      const checked = await upload('sku,product,price EUR,stock,tax_class', 'TO-1,One,1,5,food', `${word},36 rows,,5,`)
      expect(countsOf(checked)).toEqual([1, 1, 0])
      expect(problemsOf(checked)).toEqual([[3, word, 'total_row']])
      expect(checked.report?.warned).toBe(0)
    },
  )

  it.each(['Yhteensä', 'Totalt', 'Summe', 'Total', 'TOTAL GÉNÉRAL', 'Sum totalt', 'I alt:', 'Loppusumma'])(
    'are left out if they are totals of the prices too: %s',
    async (word) => {
      const lines = ['sku,product,price EUR,stock,tax_class', 'TP-1,One,1,5,food']
      const checked = await upload(...lines, `${word},,24.57,1246,`, `,${word},24.57,1246,`)
      expect(countsOf(checked)).toEqual([1, 2, 0])
      const totals = [3, 4].map((row) => [row, word, 'total_row'])
      expect(problemsOf(checked)).toEqual(totals)
    },
  )

  it('are left out if groups and totals are in the column of SKUs, and not if the shop has the article', async () => {
    const lines = ['sku,product,price EUR,stock,tax_class', '1 Makeiset,,,,', 'NV-1,Salmiakki,1,5,food']
    const checked = await upload(...lines, 'Yhteensä 36 tuotetta,,,370,', 'NV-2 B,,,,')
    expect([countsOf(checked), problemsOf(checked)]).toEqual([
      [1, 2, 1],
      [
        [2, '1 Makeiset', 'group_heading'],
        [4, 'Yhteensä 36 tuotetta', 'total_row'],
      ],
    ])
    await apply((await upload('sku,product,price EUR,stock,tax_class', 'Total 5,Cleaner,1,5,food')).id)
    const known = await upload('sku,product,price EUR,stock,tax_class', 'Total 5,,,9,')
    expect([countsOf(known), known.report!.updated]).toEqual([[0, 0, 0], 1])
  })

  it.each([
    'Antall poster: 67',
    'Totaal',
    'Celkem',
    '*** Slutt på rapport ***',
    'Anzahl Artikel 12',
    'Number of rows: 3',
  ])('are left out if they count or end the list: %s', async (word) => {
    const checked = await upload('sku,product,price EUR,stock,tax_class', 'TC-1,One,1,5,food', `${word},,,,`)
    expect([countsOf(checked), problemsOf(checked)]).toEqual([[1, 1, 0], [[3, word, 'total_row']]])
  })

  it('are not totals if they have a price or a SKU', async () => {
    const checked = await upload(
      headings,
      'TOTAL,Total cleaner,1,food',
      'TT-2,Total cleaner,,food',
      'TOTAL-3,Cleaner,,food',
      ',I alt 10 Slik,,',
    )
    expect(countsOf(checked)).toEqual([3, 1, 0])
    expect(problemsOf(checked)).toEqual([[5, 'I alt 10 Slik', 'total_row']])
  })

  it('are left out with a warning if their name says it, and can be taken back', async () => {
    const checked = await upload(headings, 'NG-1,Oat drink,1,food', 'NG-2,Frakt DHL Express,2,25 %')
    expect(checked.report!.warnings).toHaveLength(1)
    expect([countsOf(checked), problemsOf(checked)]).toEqual([[1, 1, 0], [[3, 'Frakt DHL Express', 'not_goods']]])
    const taken = await choose(checked.id, [3], false)
    expect([countsOf(taken), problemsOf(taken)]).toEqual([[2, 0, 0], []])
  })

  it('are left out if their name stands in the column of SKUs', async () => {
    const checked = await upload(headings, 'NS-1,Oats,1,food', 'Miljøbidrag,,2,')
    expect([countsOf(checked), problemsOf(checked)]).toEqual([[1, 1, 0], [[3, 'Miljøbidrag', 'not_goods']]])
  })

  it('are left out if their category says it', async () => {
    const checked = await upload(
      `${headings},category`,
      'CA-1,Kasten,3,food,Getränke > Leergut',
      'CA-2,Oats,1,food,Food',
    )
    expect([countsOf(checked), problemsOf(checked)]).toEqual([[1, 1, 0], [[2, 'Getränke > Leergut', 'not_goods']]])
  })

  it('are imported if the shop has the article', async () => {
    const checked = await upload(headings, 'KN-1,Presentkort,5,standard')
    await choose(checked.id, [2], false)
    await apply(checked.id)
    const again = await upload(headings, 'KN-1,Presentkort,5,standard')
    expect([countsOf(again), again.report!.unchanged]).toEqual([[0, 0, 0], 1])
  })

  it('are headings of groups if they have a name, and no price and no SKU', async () => {
    const checked = await upload(
      'sku,product,price EUR,tax_class,stock',
      ',Confectionery,,,',
      'GH-1,Drops,1,food,4',
      'Soft drinks,,,,',
      'GH-2,Cola,1,food,4',
      ',Lemonade,2,food,4',
    )
    expect([countsOf(checked), problemsOf(checked)]).toEqual([
      [2, 2, 1],
      [
        [2, 'Confectionery', 'group_heading'],
        [4, 'Soft drinks', 'group_heading'],
      ],
    ])
  })

  it.each([
    ['Artikeltyp', 'Tjänst'],
    ['Tyyppi', 'Palvelu'],
    ['Typ', 'Dienstleistung'],
    ['Item Type', 'Event'],
    ['Item Type', 'Gift Card'],
    ['Product Type', 'Service'],
    ['Type', 'Ydelse'],
    ['Type', 'Tjeneste'],
  ])('are left out with a warning if their kind is a service, and can be taken back: %s, %s', async (heading, kind) => {
    const sku = `SV-${heading}-${kind}`
    const checked = await upload(`${headings},${heading}`, `${sku}-1,One,1,food,Vara`, `${sku}-2,Two,2,food,${kind}`)
    expect(countsOf(checked)).toEqual([1, 1, 0])
    expect(problemsOf(checked)).toEqual([[3, kind, 'not_goods']])
    const taken = await choose(checked.id, [3], false)
    expect([countsOf(taken), problemsOf(taken)]).toEqual([[2, 0, 0], []])
    expect(countsOf(await apply(checked.id))).toEqual([2, 0, 0])
  })
})
