import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import {
  createTestShop,
  deferredAnswer,
  noConnection,
  refusal,
  tooManyTries,
  type TestShop,
} from '../../testing/test-shop'
import { emptyAccessRequest, useAccessRequest } from './index'

const call = 'POST /store/customers/customer-request/register'
const received = { success: true, message: 'Application received successfully.', application_id: 'appl_1' }
const filled = {
  ...emptyAccessRequest,
  companyName: 'Kiosk & Co AB',
  fullName: ' Anna Lindqvist',
  email: 'anna@kiosk.example',
}

async function openPage(answer: Parameters<TestShop['answer']>[0][string] = () => received) {
  const test = createTestShop({ [call]: answer })
  return { test, page: await renderHook(test, useAccessRequest) }
}

describe('an access request', () => {
  it('is sent once, and then shows thanks', async () => {
    const deferred = deferredAnswer(received)
    const { test, page } = await openPage(deferred.answer)
    await page.does(({ send }) => {
      void send(filled)
      void send(filled)
    })
    expect(page.current()).toMatchObject({ busy: true, done: false })
    await expect(page.does(({ send }) => send(filled))).resolves.toBe(false)
    deferred.release()
    await page.until(({ done, busy }) => done && !busy)
    expect(test.calls.map(({ body }) => body)).toEqual([
      { company_name: 'Kiosk & Co AB', full_name: 'Anna Lindqvist', email: 'anna@kiosk.example' },
    ])
  })

  it('still shows thanks after a reload, and a new form on a later visit', async () => {
    const { test, page } = await openPage()
    await page.does(({ send }) => send(filled))
    await page.until(({ done }) => done)
    const reloaded = await renderHook(test, useAccessRequest)
    expect(reloaded.current().done).toBe(true)
    await page.leave()
    await reloaded.leave()
    expect((await renderHook(test, useAccessRequest)).current().done).toBe(false)
  })

  it('focuses the first empty field each time, and sends nothing', async () => {
    const { test, page } = await openPage()
    await expect(page.does(({ send }) => send({ ...filled, fullName: ' ' }))).resolves.toBe(false)
    const { fault } = page.current()
    expect(fault).toEqual({ field: 'fullName', kind: 'empty' })
    await page.does(({ send }) => send({ ...filled, fullName: '' }))
    expect(page.current().fault).not.toBe(fault)
    expect(test.calls).toEqual([])
  })

  it('shows the error of the store’s field until it is sent again', async () => {
    const { test, page } = await openPage(() =>
      refusal(400, 'invalid_request', 'Please check.', { email: { code: 'format', message: 'has an invalid format' } }),
    )
    await page.does(({ send }) => send(filled))
    const refused = await page.until(({ problem }) => problem !== null)
    expect(refused).toMatchObject({ fault: { field: 'email', kind: 'refused' }, problem: { code: 'invalid_request' } })
    test.answer({ [call]: () => received })
    await page.does(({ send }) => send(filled))
    await page.until(({ done, fault, problem }) => done && fault === null && problem === null)
  })

  it('hides the last refusal while a field is empty', async () => {
    const { page } = await openPage(noConnection)
    await page.does(({ send }) => send(filled))
    await page.until(({ problem }) => problem !== null)
    await page.does(({ send }) => send(emptyAccessRequest))
    await page.until(({ problem, fault }) => problem === null && fault?.field === 'companyName')
  })

  it('shows different messages for a rate limit and for no answer', async () => {
    const { test, page } = await openPage(() => tooManyTries(3600))
    await page.does(({ send }) => send(filled))
    await page.until(({ problem }) => problem?.code === 'too_many_attempts' && problem.message !== null)
    test.answer({ [call]: noConnection })
    await page.does(({ send }) => send(filled))
    await page.until(({ problem }) => problem?.code === 'network' && problem.message === null)
  })
})

it('keeps its entries until it was received', async () => {
  const { test, page } = await openPage(noConnection)
  page.current().draft.save(filled)
  await page.does(({ send }) => send(filled))
  await page.leave()
  const again = await renderHook(test, useAccessRequest)
  expect(again.current().draft.read()).toEqual(filled)
  test.answer({ [call]: () => received })
  await again.does(({ send }) => send(filled))
  await again.until(({ done }) => done)
  expect(test.shop.storage('drafts').read()).toBeNull()
})
