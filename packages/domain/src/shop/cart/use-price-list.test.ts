import type { DownloadedFile } from '@skafferi/api'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { usePriceList } from './use-price-list'

/** Downloads the price list from a store with this response. */
async function download(answer: () => Response) {
  const saved: DownloadedFile[] = []
  const shop = createTestShop({ 'GET /store/price-list': answer }, 'anna@kiosk.example')
  const page = await renderHook(shop, () => usePriceList((file) => saved.push(file)))
  await page.does(({ onDownload }) => onDownload())
  const { problem } = await page.until((now) => !now.busy && (now.problem !== null || saved.length > 0))
  return { saved, problem }
}

it('saves the price list under the store’s name', async () => {
  const disposition = { 'content-disposition': "attachment; filename*=UTF-8''price%20list.xlsx" }
  const { saved, problem } = await download(() => new Response('PK', { headers: disposition }))
  expect([saved[0]?.name, await saved[0]?.content.text(), problem]).toEqual(['price list.xlsx', 'PK', null])
})

it('has a name if the store gives none', async () => {
  const { saved } = await download(() => new Response('PK'))
  expect(saved).toMatchObject([{ name: 'price-list.xlsx' }])
})

it('shows why it failed, and saves nothing', async () => {
  const { saved, problem } = await download(() => refusal(429, 'rate_limited', 'Too many'))
  expect([problem, saved]).toMatchObject([{ action: 'load_price_list', code: 'rate_limited' }, []])
})
