import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recordEvent } from '../../../platform/db/events'
import { operators, webhookDeliveries } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import * as repo from './webhooks.repo'

const shop = await shopOfFile()
const { db } = shop.database
const now = () => shop.clock.now()

/** Returns the messages that an event causes. */
async function notified(action: string): Promise<string[]> {
  await db.delete(webhookDeliveries)
  await db.transaction((tx) =>
    recordEvent(tx, { at: now(), action, subjectId: 'some_1', after: { displayId: 7, orderId: 'order_1' } }),
  )
  return (await db.select().from(webhookDeliveries)).map(({ type }) => type)
}

const dueType = async () => (await db.transaction((tx) => repo.lockDue(tx, now())))?.delivery.type

it('a webhook receives only messages that its operator’s current role may see, including queued ones', async () => {
  const [maja, petter] = [await addOperator(shop, 'owner'), await addOperator(shop, 'owner')]
  const body = { url: 'https://93.184.216.34/in', events: ['order.placed' as const, 'complaint.received' as const] }
  await unwrap(petter.client.POST('/admin/webhooks', { body }))
  expect(await notified('complaint.filed')).toEqual(['complaint.received'])
  expect(await dueType()).toBe('complaint.received')

  await unwrap(maja.client.POST('/admin/users/{id}', { params: { path: { id: petter.id } }, body: { role: 'reader' } }))
  expect(await dueType()).toBeUndefined()
  expect(await notified('complaint.filed')).toEqual([])
  expect(await notified('order.placed')).toEqual(['order.placed'])
  expect(await dueType()).toBe('order.placed')

  await db.update(operators).set({ disabledAt: now() }).where(eq(operators.id, petter.id))
  expect(await dueType()).toBeUndefined()
  expect(await notified('order.placed')).toEqual([])
})
