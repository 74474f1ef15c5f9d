import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { emptyContactMessage } from './contact-message'
import { useContactMessage } from './index'

const values = {
  ...emptyContactMessage,
  name: 'Sofie Holm',
  email: ' sofie@nyhavn.example ',
  subject: 'Pallets',
  message: 'Do you deliver on pallets?',
}

async function openForm(answer: Parameters<TestShop['answer']>[0] = {}) {
  const success = { 'POST /store/contact-messages': () => ({ success: true, message: 'Message sent successfully.' }) }
  const test = createTestShop({ ...success, ...answer })
  return { test, page: await renderHook(test, useContactMessage) }
}

describe('a message to the shop', () => {
  it('is sent trimmed, also by visitors', async () => {
    const { test, page } = await openForm()
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(true)
    expect(test.calls[0]?.body).toEqual({
      name: 'Sofie Holm',
      email: 'sofie@nyhavn.example',
      subject: 'Pallets',
      message: 'Do you deliver on pallets?',
    })
    expect(page.current()).toMatchObject({ faults: {}, problem: null, sending: false })
  })

  it('is not sent while a field is invalid, and has the errors', async () => {
    const { test, page } = await openForm()
    expect(await page.does(({ onSend }) => onSend({ values: { ...values, email: 'sofie', subject: ' ' } }))).toBe(false)
    expect(page.current().faults).toEqual({ email: 'invalid', subject: 'required' })
    expect(page.current().problem).toBeNull()
    expect(test.calls).toEqual([])
  })

  it('has a field error instead of a problem if the store refuses a field', async () => {
    const { page } = await openForm({
      'POST /store/contact-messages': () =>
        refusal(400, 'invalid_request', 'email is wrong', {
          email: { code: 'format', message: 'has an invalid format' },
        }),
    })
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(false)
    expect(page.current()).toMatchObject({ faults: { email: 'invalid' }, problem: null })
  })

  it('is retried with the same idempotency key after a network error, and the next one has another key', async () => {
    let attempts = 0
    const answer = () => (++attempts === 1 ? noConnection() : { success: true, message: 'Message sent successfully.' })
    const { test, page } = await openForm({ 'POST /store/contact-messages': answer })
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(true)
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(true)
    const [first, again, other] = test.calls.map(({ headers }) => headers.get('idempotency-key'))
    expect([again, other === first]).toEqual([first, false])
  })

  it('has a problem after a failure, and can be sent again', async () => {
    const { test, page } = await openForm({ 'POST /store/contact-messages': noConnection })
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(false)
    expect(page.current().problem).toMatchObject({ action: 'send_message', code: 'network' })
    test.answer({ 'POST /store/contact-messages': () => ({ success: true, message: 'Message sent successfully.' }) })
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(true)
    expect(page.current().problem).toBeNull()
  })
})

describe('an unsent message', () => {
  it('is stored until it is sent', async () => {
    const { test, page } = await openForm({ 'POST /store/contact-messages': noConnection })
    page.current().draft.save({ subject: 'Pallets' })
    await page.does(({ onSend }) => onSend({ values }))
    await page.leave()
    const reopened = await renderHook(test, useContactMessage)
    expect(reopened.current().draft.read()).toEqual({ subject: 'Pallets' })
    test.answer({ 'POST /store/contact-messages': () => ({ success: true, message: 'Message sent successfully.' }) })
    await reopened.does(({ onSend }) => onSend({ values }))
    expect(reopened.current().draft.read()).toBeNull()
  })

  it.each([[{ subject: 7 }], [['Pallets']], ['Pallets']])('is ignored if it is %j', async (stored) => {
    const { test, page } = await openForm()
    test.shop.drafts.save({ owner: null, form: 'contact', values: stored })
    expect(page.current().draft.read()).toBeNull()
  })
})
