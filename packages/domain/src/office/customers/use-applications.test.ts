import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createTestOffice } from '../testing/test-office'
import { useApplicationCount } from './applications.queries'
import { useApplications } from './use-applications'

it('reads the list again each time it is opened, and the count of the menu with it', async () => {
  let count = 0
  const { wrapper } = createTestOffice({ 'GET /admin/applications': () => ({ count: count++, applications: [] }) })
  const page = await renderHook(
    createTestShop({}),
    () => {
      const [isOpen, setOpen] = useState(true)
      return { menu: useApplicationCount(true), list: useApplications('pending', isOpen), setOpen }
    },
    { wrapper },
  )
  const { menu } = await page.until(({ list }) => list.queue.status === 'ready')
  await page.does(({ setOpen }) => setOpen(false))
  await page.does(({ setOpen }) => setOpen(true))
  await page.until(({ menu: next }) => next !== menu)
  expect(page.current().menu).toBe(page.current().list.count)
})
