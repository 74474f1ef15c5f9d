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
async function upload(...lines: string[]): Promise<Schemas['Import']> {
  const files = [{ field: 'file', name: 'list.csv', bytes: Buffer.from(lines.join('\n')) }]
  const answer = await sendAdmin(shop, 'createImport', { query: 'columns=ignore', files }, { token })
  return settled(answer.json().import.id as string)
}
async function choose(id: string, rows: number[], isLeftOut: boolean) {
  const body = { rows, left_out: isLeftOut }
  await unwrap(client.POST('/admin/imports/{id}/rows', { ...params(id), body }))
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
    const again = await upload(headings, 'LO-1,One,1,food', 'LO-2,Two,2,food')
    expect(again.report).toMatchObject({ created: 1, unchanged: 1 })
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

describe('rows that are no goods', () => {
  it.each(['Summa', 'Sum', 'Total:', 'I alt', 'Yhteensä', 'Gesamt', 'Totalt'])(
    'are left out with a warning if they are totals: %s',
    async (word) => {
      const checked = await upload('sku,product,price EUR,stock,tax_class', 'TO-1,One,1,5,food', `${word},36 rows,,5,`)
      expect(countsOf(checked)).toEqual([1, 1, 0])
      expect(problemsOf(checked)).toEqual([[3, word, 'total_row']])
      expect(checked.report?.warned).toBe(1)
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
