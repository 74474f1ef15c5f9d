import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal } from '../../testing/test-shop'
import { useApplicationStatus } from './index'

const read = 'POST /store/customers/application-status'
const waitingForApplicant = { status: 'asked', received_at: '2026-11-18T08:00:00.000Z', decided_at: null }
const open = async (answer: () => unknown, hash = '#appl_1.token') => {
  const test = createTestShop({ [read]: answer })
  return { test, page: await renderHook(test, () => useApplicationStatus(hash)) }
}

it('shows the status of the application of a link', async () => {
  const { test, page } = await open(() => waitingForApplicant)
  const ready = await page.until(({ status }) => status === 'ready')
  expect(ready).toEqual({ status: 'ready', view: { status: 'asked', received: '18 Nov 2026', decided: null } })
  expect(test.calls.map(({ body }) => body)).toEqual([{ token: 'appl_1.token' }])
})

it('loads nothing without a link', async () => {
  const { test, page } = await open(() => waitingForApplicant, '')
  expect(page.current()).toEqual({ status: 'unknown' })
  expect(test.calls).toEqual([])
})

it.each([404, 400])('of an unknown link (%i) shows that', async (status) => {
  const { page } = await open(() => refusal(status, 'application_not_found', 'x'))
  await page.until((state) => state.status === 'unknown')
})

it('can be tried again without an answer', async () => {
  const { test, page } = await open(noConnection)
  const failed = await page.until(({ status }) => status === 'failed')
  test.answer({ [read]: () => waitingForApplicant })
  if (failed.status === 'failed') failed.retry()
  await page.until(({ status }) => status === 'ready')
})
