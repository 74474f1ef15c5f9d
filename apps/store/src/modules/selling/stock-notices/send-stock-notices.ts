import type { Context } from '../../../platform/context'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { createWorker, type JobMonitor, type Worker } from '../../../platform/jobs/worker'
import { enqueueMail } from '../../../platform/mail/outbox'
import * as repo from './stock-notices.repo'

/** Dependencies of stock notices. */
export type StockNoticeContext = Pick<Context, 'db' | 'now' | 'publicUrl' | 'delivery' | 'seller'>

/** Polling interval in milliseconds: stock changes in many ways, and a minute does not matter. */
const interval = 60_000

/** Retention of requests in milliseconds. */
const retention = 365 * 24 * 60 * 60 * 1000

/**
 * Queues one e-mail for each request whose article is back in stock, and deletes the request. A lock keeps other store
 * processes from sending the same ones.
 */
export async function sendStockNotices(context: StockNoticeContext): Promise<void> {
  const { db, now, publicUrl } = context
  if ((await repo.findDue(db, context, now())).length === 0) return
  await db.transaction(async (tx) => {
    await acquireLockByName(tx, 'stock notices')
    for (const { notice, title, customer } of await repo.findDue(tx, context, now())) {
      const { customerId, productId } = notice
      const { email: to, locale, firstName } = customer
      const data = { firstName, title, productUrl: `${publicUrl}/products/${productId}` }
      await enqueueMail(tx, { kind: 'back_in_stock', to, subjectId: customerId, locale, data }, now())
      await repo.deleteNotice(tx, customerId, productId)
    }
  })
}

/** Creates the job that sends stock notices. */
export const createStockNoticeSender = (context: StockNoticeContext, monitor: JobMonitor): Worker =>
  createWorker(
    {
      name: 'stock notices',
      every: interval,
      async run() {
        await repo.deleteBefore(context.db, new Date(context.now().getTime() - retention))
        await sendStockNotices(context)
      },
    },
    monitor,
  )
