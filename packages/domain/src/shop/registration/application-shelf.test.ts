import { describe, expect, it, vi } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { emptyAccessRequest, useAccessRequest, useApplicationShelf } from './index'

const call = 'POST /store/customers/customer-request/register'
const received = { success: true, message: 'Application received successfully.', application_id: 'appl_1' }
const filled = {
  ...emptyAccessRequest,
  companyName: 'Kiosk & Co AB',
  fullName: 'Anna Lindqvist',
  email: 'anna@kiosk.example',
}

/** Sends the short form; returns the code that was sent. */
async function send(test: ReturnType<typeof createTestShop>) {
  const form = await renderHook(test, useAccessRequest)
  await form.does((page) => page.send(filled))
  await form.leave()
  return (test.calls.at(-1)?.body as { shelf_code?: string } | undefined)?.shelf_code
}

describe('the shared shelf of an application', () => {
  it('is taken from the address and sent with one application only', async () => {
    const test = createTestShop({ [call]: () => received })
    const onStored = vi.fn<() => void>()
    const page = await renderHook(test, () => useApplicationShelf('a1', onStored))
    expect([page.current().code, onStored.mock.calls.length]).toEqual(['a1', 1])
    await page.leave()
    // The code is not in the address any more.
    expect((await renderHook(test, () => useApplicationShelf())).current().code).toBe('a1')
    expect(await send(test)).toBe('a1')
    expect((await renderHook(test, () => useApplicationShelf())).current().code).toBeNull()
    expect(await send(test)).toBeUndefined()
  })

  it('stays for another try while the application was not received', async () => {
    const test = createTestShop({ [call]: () => Promise.reject(new TypeError('Failed to fetch')) })
    await renderHook(test, () => useApplicationShelf('a1'))
    expect(await send(test)).toBe('a1')
    expect(await send(test)).toBe('a1')
  })

  it('is not sent after its removal, and is sent again if the visitor restores it', async () => {
    const test = createTestShop({ [call]: () => received })
    const page = await renderHook(test, () => useApplicationShelf('a1'))
    await page.does(({ remove }) => remove())
    expect(page.current()).toMatchObject({ code: 'a1', removed: true })
    expect(await send(test)).toBeUndefined()
    await page.does(({ restore }) => restore())
    expect(page.current().removed).toBe(false)
    expect(await send(test)).toBe('a1')
  })
})
