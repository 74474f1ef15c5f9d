import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { eq } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { variants } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

type Schemas = components['schemas']

const shop = await shopOfFile()
const { client, token } = await addOperator(shop, 'catalogue')
const params = (id: string) => ({ params: { path: { id } } })
const show = async (id: string) => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import

async function settled(id: string) {
  await expect.poll(async () => (await show(id)).state).not.toMatch(/^(waiting|running)$/)
  return show(id)
}

async function upload(name: string, bytes: Uint8Array, query = 'kind=catalog&columns=ask') {
  const files = [{ field: 'file', name, bytes: Buffer.from(bytes) }]
  const sent = await sendAdmin(shop, 'createImport', { query, files }, { token })
  return settled(sent.json().import.id as string)
}

async function choose({ id }: Schemas['Import'], body: Schemas['ImportLayoutChoice']) {
  await unwrap(client.POST('/admin/imports/{id}/layout', { ...params(id), body }))
  return settled(id)
}

const namesOf = ({ matching }: Schemas['Import']) => matching?.columns.map(({ name }) => name)

const workbook = await writeXlsx({
  sheets: [
    {
      name: 'Höst',
      rows: [
        ['Artikelnr', 'Benämning', 'Hylla'],
        ['L-1', 'Lakrits', 'B-1'],
      ],
    },
    {
      name: 'Vinter',
      rows: [
        ['Artikelnr', 'Pris'],
        ['Vår kod', 'Vara', 'Plats'],
        ['L-2', 'Choklad', 'C-1'],
      ],
    },
    { name: 'Tom', rows: [] },
  ],
})

it('the sheet and the headings of a file can be chosen, until it is applied', async () => {
  const first = await upload('list.xlsx', workbook)
  expect(first).toMatchObject({
    state: 'matching',
    layout: {
      sheet: 'Höst',
      sheets: ['Höst', 'Vinter', 'Tom'],
      heading_row: 1,
      rows: [
        { row: 1, cells: ['Artikelnr', 'Benämning', 'Hylla'] },
        { row: 2, cells: ['L-1', 'Lakrits', 'B-1'] },
      ],
    },
  })
  const other = await choose(first, { sheet: 'Vinter', heading_row: null })
  expect(other).toMatchObject({ state: 'matching', rows: 2, layout: { sheet: 'Vinter', heading_row: 1 } })
  expect(namesOf(other)).toEqual(['Artikelnr', 'Pris'])
  const lower = await choose(other, { sheet: 'Vinter', heading_row: 2, finished_at: other.finished_at! })
  expect(lower).toMatchObject({ state: 'matching', rows: 1, layout: { heading_row: 2, rows: other.layout!.rows } })
  expect(namesOf(lower)).toEqual(['Vår kod', 'Vara', 'Plats'])
  const columns = (['sku', 'product', null] as const).map((target) => ({ target, from: null }))
  await unwrap(client.POST('/admin/imports/{id}/match', { ...params(lower.id), body: { columns, remember: false } }))
  const asked = await settled(lower.id)
  const values = asked.missing!.questions.map(({ field }) => ({
    field,
    value: field === 'tax_class' ? 'food' : null,
    by_category: [],
  }))
  await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(lower.id), body: { values, remember: false } }))
  expect(await settled(lower.id)).toMatchObject({ state: 'checked', layout: { sheet: 'Vinter', heading_row: 2 } })
  await unwrap(client.POST('/admin/imports/{id}/apply', params(lower.id)))
  expect(await settled(lower.id)).toMatchObject({ state: 'done', layout: null, report: { created: 1 } })
  const [created] = await shop.database.db.select().from(variants).where(eq(variants.sku, 'L-2'))
  expect(created).toBeDefined()
  await expect(choose(lower, { sheet: 'Höst', heading_row: null })).rejects.toMatchObject({
    code: 'import_not_matching',
  })
})

it('a choice is refused if the file has no such sheet or row, or someone else has made another', async () => {
  const read = await upload('list.xlsx', workbook)
  await expect(choose(read, { sheet: 'Vår', heading_row: null })).rejects.toMatchObject({
    status: 400,
    fields: { sheet: { code: 'unknown' } },
  })
  await expect(choose(read, { sheet: 'Höst', heading_row: 9 })).rejects.toMatchObject({
    fields: { heading_row: { code: 'unknown' } },
  })
  const finished_at = '2026-01-01T00:00:00.000Z'
  await expect(choose(read, { sheet: 'Vinter', heading_row: null, finished_at })).rejects.toMatchObject({
    code: 'import_changed',
  })
  expect(await show(read.id)).toEqual(read)
})

it('another sheet can be chosen after an empty one', async () => {
  const read = await upload('list.xlsx', workbook)
  const empty = await choose(read, { sheet: 'Tom', heading_row: null })
  expect(empty).toMatchObject({ state: 'matching', rows: 0, layout: { sheet: 'Tom', rows: [] } })
  expect(namesOf(await choose(empty, { sheet: 'Höst', heading_row: null }))).toEqual(namesOf(read))
})

it('the headings of CSV can be chosen too, and nothing of a file whose columns are not asked', async () => {
  const bytes = Buffer.from('Lakrits;Choklad\nVår kod;Saldo\nNONE-1;5\n')
  const read = await upload('count.csv', bytes, 'kind=stock&columns=ask')
  expect(read.layout).toMatchObject({ sheet: null, sheets: [] })
  const chosen = await choose(read, { sheet: null, heading_row: 2 })
  expect(namesOf(chosen)).toEqual(['Vår kod', 'Saldo'])
  const [listed] = (await unwrap(client.GET('/admin/imports'))).imports
  expect(listed).toMatchObject({ id: chosen.id, layout: null })
  expect(await upload('count.csv', Buffer.from('sku,stock\nNONE-1,5\n'), 'kind=stock')).toMatchObject({ layout: null })
})
