import { unwrap } from '@skafferi/api'
import { expect, it } from 'vitest'
import { placeOrder } from '../../testing/admin-requests'
import { addOperator } from '../../testing/operators'
import { shopOfFile } from '../../testing/shop'

const shop = await shopOfFile()
const johan = await addOperator(shop, 'orders')
const list = async (query: object) => (await unwrap(johan.client.GET('/admin/activities', { params: { query } }))).activities

it('who did what stands page by page, the newest first, with names', async () => {
  const id = await placeOrder(shop)
  const body = { payment_status: 'captured' } as const
  await unwrap(johan.client.POST('/admin/orders/{id}', { params: { path: { id } }, body }))
  const entries = await list({ subject_id: id })
  expect(entries).toMatchObject([
    { action: 'order.changed', actor: { kind: 'operator', id: johan.id, name: johan.name }, before: { paymentStatus: 'authorized' }, after: { paymentStatus: 'captured' } },
    { action: 'order.placed', actor: { kind: 'customer', name: expect.stringMatching(/^Buyer \d+$/) } },
  ])
  expect(await list({ subject_id: id, before: entries[0]!.id })).toEqual(entries.slice(1))
  expect(await list({ operator_id: johan.id })).toEqual(entries.slice(0, 1))
  expect((await list({ by: 'customer', limit: 1 }))[0]).toEqual(entries[1])
})

it('what was done on the command line is an operator’s without a name', async () => {
  const [entry] = (await list({ by: 'operator', limit: 100 })).filter(({ actor }) => actor.id === null)
  expect(entry!.actor).toEqual({ kind: 'operator', id: null, name: null })
})

it('things are named as people call them, not by their ids', async () => {
  const entries = await list({ limit: 100 })
  const kinds = new Set(entries.map(({ subject_id }) => subject_id.split('_')[0]))
  expect([...kinds]).toEqual(expect.arrayContaining(['order', 'appl', 'rev', 'compl']))
  expect(entries.filter(({ subject_id, subject_name }) => /^(order|appl|rev|compl)_/.test(subject_id) && !subject_name)).toEqual([])
  const [placed] = entries.filter(({ action }) => action === 'order.placed')
  expect(placed!.subject_name).toMatch(/^\d+$/)
})
