import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

type Schemas = components['schemas']
type Step = Schemas['ImportReopening']['step']

const shop = await shopOfFile()
const { client, token } = await addOperator(shop, 'catalogue')
const params = (id: string) => ({ params: { path: { id } } })

const show = async (id: string) => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import
async function settled(id: string): Promise<Schemas['Import']> {
  await expect.poll(async () => (await show(id)).state).not.toMatch(/^(waiting|running)$/)
  return show(id)
}
async function upload(content: string): Promise<Schemas['Import']> {
  const files = [{ field: 'file', name: 'list.csv', bytes: Buffer.from(content) }]
  const answer = await sendAdmin(shop, 'createImport', { query: 'columns=ask', files }, { token })
  return settled(answer.json().import.id as string)
}
async function match(id: string, targets: readonly (Schemas['ImportTarget'] | null)[], remember = false) {
  const columns = targets.map((target) => ({ target, from: null }))
  await unwrap(client.POST('/admin/imports/{id}/match', { ...params(id), body: { columns, remember } }))
  return settled(id)
}
async function complete(id: string, given: Record<string, string | null>, remember = false) {
  const { missing } = await show(id)
  const values = missing!.questions.map(({ field }) => ({ field, value: given[field] ?? null, by_category: [] }))
  await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body: { values, remember } }))
  return settled(id)
}
async function reopen(id: string, step: Step, finishedAt?: string | null) {
  const body = { step, ...(finishedAt && { finished_at: finishedAt }) }
  return (await unwrap(client.POST('/admin/imports/{id}/reopen', { ...params(id), body }))).import
}
const apply = async (id: string) => {
  await unwrap(client.POST('/admin/imports/{id}/apply', params(id)))
  return settled(id)
}
const targetsOf = ({ matching }: Schemas['Import']) => matching?.columns.map(({ target }) => target)

const answers = { tax_class: 'food', prices_include_vat: 'no', currency: 'shop' }
const named = ['sku', 'product', 'price', null] as const
let fileCount = 0
/** Returns a file with headings that no other test uses. */
function list() {
  fileCount += 1
  return `Artikelnr;Benämning;Pris;Hylla ${fileCount}\nST-${fileCount};Plum;1,95;B`
}

it('weights without a unit are read in the one that was answered', async () => {
  const { id } = await upload('Artikelnr;Benämning;Nettovikt\nWU-1;Plum W;0,36\nWU-2;Pear W;120 g')
  const asking = await match(id, ['sku', 'product', 'weight_g'])
  expect(asking.missing?.questions).toContainEqual({
    field: 'weight_unit',
    rows: 1,
    categories: [],
    cells: [],
    samples: ['0,36'],
  })
  await expect(complete(id, { tax_class: 'food' })).rejects.toMatchObject({ status: 400 })
  await expect(complete(id, { tax_class: 'food', weight_unit: 'st' })).rejects.toMatchObject({ status: 400 })
  await complete(id, { tax_class: 'food', weight_unit: 'kg' })
  await apply(id)
  const found = await shop.database.db
    .select({ title: products.title, weight: products.weight })
    .from(products)
    .where(inArray(products.title, ['Plum W', 'Pear W']))
  expect(found.map(({ title, weight }) => [title, weight]).toSorted()).toEqual([
    ['Pear W', 120],
    ['Plum W', 360],
  ])
})

describe('a checked import', () => {
  it('goes back one step at a time, keeps what was chosen, and is checked again on the way forward', async () => {
    const { id } = await upload(list())
    await match(id, named)
    expect(await complete(id, answers)).toMatchObject({ state: 'checked', report: { created: 1 } })
    expect(await reopen(id, 'asking')).toMatchObject({ state: 'asking', report: null })
    expect(await reopen(id, 'matching')).toMatchObject({ state: 'matching' })
    expect(targetsOf(await show(id))).toEqual(named)
    await expect(apply(id)).rejects.toMatchObject({ code: 'import_not_checked' })
    // The same columns ask the same questions, which are answered.
    expect(await match(id, named)).toMatchObject({ state: 'checked', report: { created: 1 } })
    await reopen(id, 'asking')
    expect((await show(id)).missing?.values).toContainEqual({ field: 'tax_class', value: 'food', by_category: [] })
    expect(await complete(id, answers)).toMatchObject({ state: 'checked', report: { created: 1 } })
  })

  it('keeps the values of questions that other columns ask too, and asks the new ones', async () => {
    const { id } = await upload(list())
    await match(id, ['sku', 'product', null, null])
    await complete(id, { tax_class: 'food' })
    await reopen(id, 'matching')
    const asking = await match(id, named)
    expect(asking).toMatchObject({ state: 'asking' })
    expect(asking.missing?.questions.map(({ field }) => field)).toContain('prices_include_vat')
    expect(asking.missing?.values).toContainEqual({ field: 'tax_class', value: 'food', by_category: [] })
  })

  it('does not go back in a version that was not read, to a step that it lacks, or forward', async () => {
    const first = await upload(list())
    await expect(reopen(first.id, 'asking')).rejects.toMatchObject({ status: 409, code: 'import_not_asking' })
    const asking = await match(first.id, named)
    shop.clock.advance(1000)
    const matching = await reopen(first.id, 'matching', asking.finished_at)
    // A retry after a lost response.
    expect(await reopen(first.id, 'matching', asking.finished_at)).toEqual(matching)
    await expect(reopen(first.id, 'asking', matching.finished_at)).rejects.toMatchObject({ code: 'import_not_asking' })
    await match(first.id, named)
    await expect(reopen(first.id, 'matching', '2020-01-01T00:00:00.000Z')).rejects.toMatchObject({
      code: 'import_changed',
    })
    const own = await upload('sku,stock\nST-0,1')
    await expect(reopen(own.id, 'matching')).rejects.toMatchObject({ code: 'import_not_matching' })
  })

  it('remembers columns and values once it is applied, and they can be changed in the next file', async () => {
    const file = list()
    const first = await upload(file)
    await match(first.id, ['sku', 'product', null, 'price'], true)
    await complete(first.id, answers, true)
    await unwrap(client.POST('/admin/imports/{id}/end', params(first.id)))
    const second = await upload(file)
    expect(second).toMatchObject({ state: 'matching', matching: { is_remembered: false } })
    expect(await match(second.id, named, true)).toMatchObject({ state: 'asking', missing: { is_remembered: false } })
    await complete(second.id, answers, true)
    await apply(second.id)
    const remembered = { matching: { is_remembered: true }, missing: { is_remembered: true } }
    const third = await upload(file)
    expect(third).toMatchObject({ state: 'checked', ...remembered })
    await reopen(third.id, 'asking')
    expect(await reopen(third.id, 'matching')).toMatchObject({ state: 'matching', ...remembered })
    const changed = await match(third.id, ['sku', 'product', 'price', 'brand'])
    expect(changed).toMatchObject({ state: 'checked', matching: { is_remembered: false, remember: false } })
    await apply(third.id)
    expect(await upload(file)).toMatchObject({ state: 'matching', matching: { is_remembered: false } })
  })

  it('cannot go back once it is applied', async () => {
    const { id } = await upload(list())
    await match(id, named)
    await complete(id, answers)
    expect(await apply(id)).toMatchObject({ state: 'done' })
    await expect(reopen(id, 'matching')).rejects.toMatchObject({ code: 'import_not_matching' })
  })
})
