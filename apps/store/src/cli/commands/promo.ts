import { randomUUID } from 'node:crypto'
import { unwrap } from '@skafferi/api'
import type { AdminClient, components } from '@skafferi/api/admin'
import { promotionTypeValues } from '@skafferi/api/admin/values'
import { UsageError, type Command } from '../command'
import { choice, oneOf } from '../choices'
import { firstOf } from '../lists'
import { amount, listing, dateTime } from '../table'

type Promotion = components['schemas']['AdminPromotion']

const listed = (admin: AdminClient, limit?: number): Promise<Promotion[]> =>
  firstOf(limit, async (query) => (await unwrap(admin.GET('/admin/promotions', { params: { query } }))).promotions)

/** Returns a promo code, ignoring case. */
async function named(admin: AdminClient, code: string): Promise<Promotion> {
  const typed = code.trim().toUpperCase()
  const found = (await listed(admin, Infinity)).find((promotion) => promotion.code === typed)
  if (!found) throw new Error(`There is no promo code ${typed}.`)
  return found
}

/** Commands for promo codes. */
export const promoCommands: Command[] = [
  {
    name: 'promo list',
    summary: 'List promo codes and how often they were used, newest first',
    examples: ['promo list'],
    async run({ store }) {
      const { admin } = await store()
      return listing(await listed(admin), 'No promo codes.', {
        CODE: (row) => row.code,
        OFF: (row) => (row.type === 'percentage' ? `${row.value} %` : amount(row.value, row.currency_code)),
        FROM: (row) => dateTime(row.starts_at),
        UNTIL: (row) => dateTime(row.ends_at),
        MINIMUM: (row) => (row.minimum > 0 ? amount(row.minimum, row.currency_code) : undefined),
        USED: (row) => (row.usage_limit === null ? row.times_used : `${row.times_used} of ${row.usage_limit}`),
      })
    },
  },
  {
    name: 'promo add',
    summary: 'Create a promo code',
    args: [{ name: 'code', summary: 'the code that customers type; case is ignored' }],
    options: {
      type: choice(promotionTypeValues, 'percent off the goods, or an amount in euro'),
      value: { type: 'string', value: '<number>', summary: 'the percentage or the amount' },
      starts: {
        type: 'string',
        value: '<date>',
        summary: 'start, a date or a date-time; by default now',
      },
      ends: {
        type: 'string',
        value: '<date>',
        summary: 'last date, or the date-time at which it ends; by default it does not end',
      },
      minimum: { type: 'string', value: '<number>', summary: 'minimum value of goods, in euro' },
      limit: { type: 'string', value: '<number>', summary: 'maximum number of orders' },
      'limit-per-company': { type: 'string', value: '<number>', summary: 'maximum number of orders of one company' },
    },
    examples: [
      'promo add SPRING10 --type percentage --value 10 --ends 2027-05-31',
      'promo add PALLET50 --type fixed --value 50 --minimum 1000 --limit 100 --limit-per-company 1',
    ],
    async run({ args: [code = ''], store, text, number, count }) {
      const type = oneOf(promotionTypeValues, 'type', text('type'))
      const value = number('value')
      if (type === undefined || value === undefined) throw new UsageError('A promo code needs --type and --value.')
      const body = {
        code,
        type,
        value,
        starts_at: text('starts'),
        ends_at: text('ends'),
        minimum: number('minimum'),
        usage_limit: count('limit'),
        usage_limit_per_company: count('limit-per-company'),
      }
      const { admin } = await store()
      const request = { params: { header: { 'Idempotency-Key': randomUUID() } }, body }
      const { promotion: data } = await unwrap(admin.POST('/admin/promotions', request))
      return { data, text: `${data.code} works from ${dateTime(data.starts_at)}.` }
    },
  },
  {
    name: 'promo end',
    summary: 'End a promo code now',
    args: [{ name: 'code', summary: 'which' }],
    examples: ['promo end SPRING10'],
    async run({ args: [code = ''], store }) {
      const { admin } = await store()
      const path = { id: (await named(admin, code)).id }
      const read = await admin.GET('/admin/promotions/{id}', { params: { path } })
      const header = { 'If-Match': read.response.headers.get('etag') ?? undefined }
      const { promotion: data } = await unwrap(admin.POST('/admin/promotions/{id}/end', { params: { path, header } }))
      return { data, text: `${data.code} has ended.` }
    },
  },
]
