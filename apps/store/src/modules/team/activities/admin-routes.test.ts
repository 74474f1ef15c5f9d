import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { operators } from '../../../platform/db/schema'
import { placeOrder } from '../../../testing/orders'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
const johan = await addOperator(shop, 'orders')
const list = async (query: object) =>
  (await unwrap(johan.client.GET('/admin/activities', { params: { query } }))).activities

it('activity entries are listed page by page, newest first, with names', async () => {
  const id = await placeOrder(shop)
  const body = { payment_status: 'captured', version: 1 } as const
  await unwrap(johan.client.POST('/admin/orders/{id}', { params: { path: { id } }, body }))
  const entries = await list({ subject_id: id })
  expect(entries).toMatchObject([
    {
      action: 'order.changed',
      actor: { kind: 'operator', id: johan.id, name: johan.name },
      before: { paymentStatus: 'authorized' },
      after: { paymentStatus: 'captured' },
    },
    { action: 'order.placed', actor: { kind: 'customer', name: expect.stringMatching(/^Buyer \d+$/) } },
  ])
  expect(await list({ subject_id: id, before: entries[0]!.id })).toEqual(entries.slice(1))
  expect(await list({ operator_id: johan.id })).toEqual(entries.slice(0, 1))
  expect((await list({ by: 'customer', limit: 1 }))[0]).toEqual(entries[1])
})

it('an action on the command line has an operator without a name as its actor', async () => {
  const [entry] = (await list({ by: 'operator', limit: 100 })).filter(({ actor }) => actor.id === null)
  expect(entry!.actor).toEqual({ kind: 'operator', id: null, name: null })
})

it('subjects are shown by their names, not by their ids', async () => {
  const entries = await list({ limit: 100 })
  const kinds = new Set(entries.map(({ subject_id }) => subject_id.split('_')[0]))
  expect([...kinds]).toEqual(expect.arrayContaining(['order', 'appl', 'rev', 'compl']))
  expect(
    entries.filter(({ subject_id, subject_name }) => /^(order|appl|rev|compl)_/.test(subject_id) && !subject_name),
  ).toEqual([])
  const [placed] = entries.filter(({ action }) => action === 'order.placed')
  expect(placed!.subject_name).toMatch(/^\d+$/)
})

it('entries can be filtered by actor and subject, and exported with the same filter', async () => {
  const id = await placeOrder(shop)
  const astrid = await addOperator(shop, 'orders')
  await shop.database.db.update(operators).set({ name: '=cmd|calc, Astrid' }).where(eq(operators.id, astrid.id))
  await unwrap(
    astrid.client.POST('/admin/orders/{id}', {
      params: { path: { id } },
      body: { payment_status: 'captured', version: 1 },
    }),
  )
  const number = (await list({ subject_id: id }))[0]!.subject_name!
  const found = await list({ subject: number, operator_id: astrid.id })
  expect(found).toMatchObject([{ action: 'order.changed', subject_id: id }])
  // Wildcards of LIKE are literal characters here.
  expect(await list({ subject: '%' })).toEqual([])
  const { operators: actors } = await unwrap(johan.client.GET('/admin/activities'))
  expect(actors).toContainEqual({ id: johan.id, name: johan.name })
  const file = await sendAdmin(
    shop,
    'exportActivities',
    { query: `subject=${number}&operator_id=${astrid.id}` },
    { token: johan.token },
  )
  expect(file.headers['content-disposition']).toContain('activity.csv')
  const [head, line, rest] = file.body.split('\r\n')
  expect(head).toBe('\ufeffat (Europe/Stockholm),who_kind,who,action,subject,subject_id,before,after,request_id,id')
  expect(line).toContain(`,operator,"'=cmd|calc, Astrid",order.changed,${number},${id},"{`)
  expect(line).toContain(`""paymentStatus"":""authorized""`)
  expect(rest).toBe('')
})
