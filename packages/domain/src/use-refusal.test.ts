import { ApiError } from '@skafferi/api'
import { expect, it, vi } from 'vitest'
import { renderHook } from './testing/render-hook'
import { createTestShop } from './testing/test-shop'
import { useRefusal } from './use-refusal'

it('a refusal is told to whoever keeps the process', async () => {
  const page = await renderHook(createTestShop({}), useRefusal)
  const told = vi.fn()
  const error = new ApiError(409, { code: 'conflict', message: 'Not now.' })
  await page.does((tell) => tell('register', error, told))
  expect(told.mock.calls).toMatchObject([[{ action: 'register', code: 'conflict', message: 'Not now.' }]])
})

it('a fault in the program reaches the page’s boundary', async () => {
  const page = await renderHook(createTestShop({}), useRefusal)
  const told = vi.fn()
  const fault = new TypeError('not a function')
  await expect(page.does((tell) => tell('register', fault, told))).rejects.toBe(fault)
  expect(told).not.toHaveBeenCalled()
})
