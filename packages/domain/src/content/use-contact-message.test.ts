import { describe, expect, it } from 'vitest'
import { renderHook } from '../testing/render-hook'
import { createTestShop, noConnection, refusal, type TestShop } from '../testing/test-shop'
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
  it('is sent trimmed, by visitors too', async () => {
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

  it('is not sent while a field is wrong, and says which', async () => {
    const { test, page } = await openForm()
    expect(await page.does(({ onSend }) => onSend({ values: { ...values, email: 'sofie', subject: ' ' } }))).toBe(false)
    expect(page.current().faults).toEqual({ email: 'invalid', subject: 'required' })
    expect(page.current().problem).toBeNull()
    expect(test.calls).toEqual([])
  })

  it('says at the field what the store refused there, and nothing beside it', async () => {
    const { page } = await openForm({
      'POST /store/contact-messages': () => refusal(400, 'invalid_request', 'email is wrong', { email: 'is wrong' }),
    })
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(false)
    expect(page.current()).toMatchObject({ faults: { email: 'invalid' }, problem: null })
  })

  it('whose answer is lost is asked for once more under its key, and another one has another', async () => {
    let attempts = 0
    const answer = () => (++attempts === 1 ? noConnection() : { success: true, message: 'Message sent successfully.' })
    const { test, page } = await openForm({ 'POST /store/contact-messages': answer })
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(true)
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(true)
    const [first, again, other] = test.calls.map(({ headers }) => headers.get('idempotency-key'))
    expect([again, other === first]).toEqual([first, false])
  })

  it('says why it did not arrive, and can be sent again', async () => {
    const { test, page } = await openForm({ 'POST /store/contact-messages': noConnection })
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(false)
    expect(page.current().problem).toMatchObject({ action: 'send_message', code: 'network' })
    test.answer({ 'POST /store/contact-messages': () => ({ success: true, message: 'Message sent successfully.' }) })
    expect(await page.does(({ onSend }) => onSend({ values }))).toBe(true)
    expect(page.current().problem).toBeNull()
  })
})

describe('a message that is being written', () => {
  it('is kept until it has arrived, field by field', async () => {
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

  it.each([[{ subject: 7 }], [{ topic: 'Pallets' }], ['Pallets']])('is ignored where it is %j', async (stored) => {
    const { test, page } = await openForm()
    test.shop.drafts.save({ owner: null, form: 'contact', values: stored })
    expect(page.current().draft.read()).toBeNull()
  })
})
