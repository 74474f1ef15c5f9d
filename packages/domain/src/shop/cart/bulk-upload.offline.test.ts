import { createWorld } from '@skafferi/fixtures/world'
import { expect, it, vi } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { useBulkUpload } from './index'

vi.mock('./bulk-upload.steps', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('a bulk upload whose code cannot be loaded shows a connection error', async () => {
  const cart = createWorld().carts.small
  const page = await renderHook(
    createTestShop({ 'GET /store/cart/info': () => ({ cart }) }, 'anna@kiosk.example'),
    useBulkUpload,
  )
  await page.until((upload) => upload !== undefined)
  await page.does((upload) => upload?.onPreview({ format: 'positions', text: '1,2,3' }))
  const failed = await page.until((upload) => upload?.stage.name === 'entry' && upload.stage.problem !== null)
  expect(failed?.stage).toMatchObject({ busy: false, problem: { action: 'bulk_update', code: 'network' } })
})
