import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createTestOffice } from '../testing/test-office'
import { useIsShopOpen } from './setup.queries'
import { useEndPreviewLinks } from './use-end-preview-links'
import { usePreviewLink } from './use-preview-link'

const at = '2026-11-20T08:00:00.000Z'
const maja = { id: 'oper_1', email: 'maja@shop.example', name: 'Maja', role: 'owner', created_at: at, version: 1 }
const url = 'https://shop.example/preview/1796112000.signature'

const usePage = () => ({ ...usePreviewLink(), isOpen: useIsShopOpen(), ending: useEndPreviewLinks() })

/** The hook in a shop that is open or closed. */
async function openPage(open: boolean, may: readonly string[]) {
  const { wrapper, calls } = createTestOffice({
    'GET /admin/session': () => ({ operator: { ...maja, disabled_at: null }, expires_at: at, may }),
    'GET /admin/setup': () => ({
      steps: [],
      open,
      has_sample_data: false,
      sample_products: 0,
      empty_pages: [],
      missing_legal_texts: [],
      payment_days: 0,
    }),
    'GET /admin/preview-link': () => ({ url, expires_at: '2026-11-27T08:00:00.000Z' }),
    'DELETE /admin/preview-link': () => ({ url, expires_at: '2026-11-27T08:00:00.000Z' }),
  })
  const page = await renderHook(createTestShop({}), usePage, { wrapper })
  return { page, names: () => calls.map(({ name }) => name) }
}

it('is read once by owners while the shop is closed, with the time when it expires', async () => {
  const { page, names } = await openPage(false, ['see', 'administration'])
  await page.until(({ link }) => link !== null)
  expect(page.current().link).toEqual({ href: url, until: 'Fri, 27 Nov, 09:00' })
  expect(names().filter((name) => name === 'GET /admin/preview-link')).toHaveLength(1)
})

it('is read again when the links are ended', async () => {
  const { page, names } = await openPage(false, ['see', 'administration'])
  await page.until(({ link }) => link !== null)
  await page.does(({ ending }) => ending.end())
  expect(page.current().ending).toMatchObject({ isEnded: true, busy: false, problem: null })
  expect(names().filter((name) => name.endsWith('/admin/preview-link'))).toEqual([
    'GET /admin/preview-link',
    'DELETE /admin/preview-link',
    'GET /admin/preview-link',
  ])
})

it('is not read by other roles', async () => {
  const { page, names } = await openPage(false, ['see', 'catalogue'])
  await page.until(({ isOpen }) => !isOpen)
  expect(page.current().link).toBeNull()
  expect(names()).not.toContain('GET /admin/preview-link')
})

it('is not read while the shop is open', async () => {
  const { page, names } = await openPage(true, ['see', 'administration'])
  await page.until(() => names().includes('GET /admin/setup') && names().includes('GET /admin/session'))
  expect(page.current().link).toBeNull()
  expect(names()).not.toContain('GET /admin/preview-link')
})
