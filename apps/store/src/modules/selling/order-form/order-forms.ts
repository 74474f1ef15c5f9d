import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import type { Context } from '../../../platform/context'
import { daysOfDelivery } from '../../../platform/db/markets'
import { refuse } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { singleFile, type UploadForm } from '../../../platform/http/multipart'
import { enforceRateLimit } from '../../../platform/http/rate-limit'
import { createQueue } from '../../../platform/jobs/queue'
import { runInWorker, WorkerStopped } from '../../../reading/open-worker'
import { orderFormLimits, type OrderFormReader } from '../../catalogue/imports'
import { priceContextOf } from '../../pricing'
import { findListedArticles, type ListedArticle, type PriceListFilter } from './price-list.repo'
import { writePriceList } from './write-price-list'

/** Limits of the worker: a sheet with the most rows needs 200 MB and 2 seconds. */
const workerLimits = { megabytes: 384, milliseconds: 20_000 }

/** Each worker needs a thread and its memory. */
const runQueued = createQueue(2)

const hourSeconds = 60 * 60
const limits = {
  form: { scope: 'order_form', limit: 120, windowSeconds: hourSeconds },
  priceList: { scope: 'price_list', limit: 30, windowSeconds: hourSeconds },
}

/** Articles that are read from the database at once. */
const batchSize = 500

/** A price list and its name. */
interface PriceListFile {
  name: string
  bytes: Uint8Array
}

/** Creates the operations of order forms. */
export function createOrderFormService(context: Context) {
  const { db, now } = context
  const count = ({ customer }: Session, limit: (typeof limits)[keyof typeof limits]) =>
    enforceRateLimit(db, { ...limit, key: customer.id, now: now() })

  /** Returns the articles of a price list in batches, so that other requests are answered in between. */
  async function* articlesOf(filter: PriceListFilter, onExcess: () => void): AsyncGenerator<ListedArticle> {
    let [after, total] = ['', 0]
    for (;;) {
      const batch = await findListedArticles(db, filter, { after, limit: batchSize })
      for (const article of batch) {
        // One row of an order form has the headings.
        if (total === orderFormLimits.rows - 1) return onExcess()
        total += 1
        yield article
      }
      if (batch.length < batchSize) return
      after = batch.at(-1)?.sku ?? after
    }
  }

  return {
    /**
     * Reads the rows of an uploaded spreadsheet; nothing is stored.
     * @throws StoreError 400 or 413 if it cannot be read; 429
     */
    async read(session: Session, form: UploadForm) {
      await count(session, limits.form)
      const { bytes } = await singleFile(form, { megabytes: orderFormLimits.megabytes, types: 'XLSX' })
      try {
        return await runQueued(() =>
          runInWorker<OrderFormReader, Awaited<ReturnType<OrderFormReader['read']>>>(
            'orderForm',
            workerLimits,
            (task) => task.read(bytes),
          ),
        )
      } catch (error) {
        if (!(error instanceof WorkerStopped)) throw error
        const { rows, columns } = orderFormLimits
        throw refuse('order_form_too_long', { rows, columns })
      }
    },

    /**
     * Creates the price list of a company.
     * @throws StoreError 429
     */
    async priceList(session: Session): Promise<PriceListFile> {
      await count(session, limits.priceList)
      const time = now()
      const prices = priceContextOf(session.company, time)
      const filter = { companyId: session.company.id, prices, days: daysOfDelivery(context, time) }
      let excess = ''
      const articles = articlesOf(filter, () => (excess = `-first-${orderFormLimits.rows - 1}`))
      const today = wallClock(time, context.timeZone).date
      const bytes = await writePriceList(articles, { currency: prices.currency, today })
      return { name: `price-list-${today}${excess}.xlsx`, bytes }
    },
  }
}

export type OrderFormService = ReturnType<typeof createOrderFormService>
