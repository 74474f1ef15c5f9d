import { randomUUID } from 'node:crypto'
import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { productOf } from '../articles'
import { UsageError, type Command } from '../command'
import { limit } from '../choices'
import { firstOf } from '../lists'
import { listing, dateTime } from '../table'

type FlashSale = components['schemas']['AdminFlashSale']

/**
 * Parses discounts such as "SAL-0120=20".
 * @throws UsageError if they are malformed
 */
function parseDiscounts(input: string | undefined): { sku: string; percent: number }[] {
  return (input ?? '').split(',').map((part) => {
    const [, sku, percent] = /^\s*(\S+)\s*=\s*(\d{1,2})\s*%?\s*$/.exec(part) ?? []
    if (sku === undefined)
      throw new UsageError('A flash sale needs --off with SKUs and whole percents, such as SAL-0120=20,TJA-0103=10.')
    return { sku, percent: Number(percent) }
  })
}

/** Commands for flash sales. */
export const flashSaleCommands: Command[] = [
  {
    name: 'flash-sale list',
    summary: 'List flash sales, latest start first',
    options: { limit },
    examples: ['flash-sale list'],
    async run({ store, count }) {
      const { admin } = await store()
      const sales = await firstOf(
        count('limit'),
        async (query) => (await unwrap(admin.GET('/admin/flash-sales', { params: { query } }))).flash_sales,
      )
      return listing<FlashSale>(sales, 'No flash sales.', {
        ID: (sale) => sale.id,
        NAME: (sale) => sale.title,
        FROM: (sale) => dateTime(sale.starts_at),
        UNTIL: (sale) => dateTime(sale.ends_at),
        PRODUCTS: (sale) => sale.items.length,
        STATE: (sale) => sale.state,
      })
    },
  },
  {
    name: 'flash-sale add',
    summary: 'Create a flash sale of up to eight products',
    args: [{ name: 'name', summary: 'title, visible to operators only' }],
    options: {
      off: {
        type: 'string',
        value: '<sku=percent,…>',
        summary: 'discount of each product, by the SKU of one of its variants',
      },
      starts: { type: 'string', value: '<date>', summary: 'start, a date or a date-time; by default now' },
      ends: { type: 'string', value: '<date>', summary: 'last date, or the date-time at which it ends' },
    },
    examples: ['flash-sale add "Fish week" --off SAL-0120=20,SAL-0124=10 --ends 2027-05-31'],
    async run({ args: [title = ''], store, text }) {
      const [off, ends] = [parseDiscounts(text('off')), text('ends')]
      if (ends === undefined) throw new UsageError('A flash sale needs --ends.')
      const { admin } = await store()
      const items = []
      for (const { sku, percent } of off) items.push({ product_id: await productOf(admin, sku), percent })
      const body = { title, starts_at: text('starts') ?? new Date().toISOString(), ends_at: ends, items }
      const { flash_sale: data } = await unwrap(
        admin.POST('/admin/flash-sales', { params: { header: { 'Idempotency-Key': randomUUID() } }, body }),
      )
      return { data, text: `${data.title} runs from ${dateTime(data.starts_at)} until ${dateTime(data.ends_at)}.` }
    },
  },
  {
    name: 'flash-sale end',
    summary: 'End a flash sale now, or remove one that has not started',
    args: [{ name: 'id', summary: 'id from `flash-sale list`' }],
    examples: ['flash-sale end sale_01…'],
    async run({ args: [id = ''], store }) {
      const { admin } = await store()
      const path = { id }
      const read = admin.GET('/admin/flash-sales/{id}', { params: { path } })
      const { flash_sale: sale } = await unwrap(read)
      const params = { path, header: { 'If-Match': (await read).response.headers.get('etag') ?? undefined } }
      if (sale.state === 'planned') {
        const data = await unwrap(admin.DELETE('/admin/flash-sales/{id}', { params }))
        return { data, text: `${sale.title} was removed: it had not begun.` }
      }
      const { flash_sale: data } = await unwrap(admin.POST('/admin/flash-sales/{id}/end', { params }))
      return { data, text: `${data.title} has ended.` }
    },
  },
]
