import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { signOut } from '../session'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { shape } from '../../rules/json/schema'
import { createDrafts, useFormDraft } from './index'

const anna = 'anna@kiosk.example'
const bjorn = 'bjorn@grocer.example'
const noShared = { read: () => null, write: () => undefined, clear: () => undefined, listen: () => () => undefined }
const note = { text: 'Two bags are torn' }
const isNote = shape<{ text: string }>({ text: '' })
const open = (test: TestShop, form = 'note order_1') => renderHook(test, () => useFormDraft(form, isNote))

/** Creates a shop with a draft of a form. */
async function openTyped(user?: string) {
  const test = createTestShop({ 'DELETE /auth/session': () => new Response(null, { status: 204 }) }, user)
  const page = await open(test)
  page.current().save(note)
  return { test, page }
}

describe('the draft of a form', () => {
  it('is restored when the form opens again, also after a reload', async () => {
    const { test, page } = await openTyped(anna)
    await page.leave()
    expect((await open(test)).current().read()).toEqual(note)
  })

  it('is not restored for another subject', async () => {
    const { test } = await openTyped(anna)
    expect((await open(test, 'note order_2')).current().read()).toBeNull()
  })

  it('is removed when it is discarded', async () => {
    const { test, page } = await openTyped(anna)
    page.current().discard()
    expect(page.current().read()).toBeNull()
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('survives an expired session, and is restored only for the same customer', async () => {
    const { test, page } = await openTyped(anna)
    await act(async () => test.shop.session.refuse(test.shop.session.getSession()!))
    await page.leave()
    const visitor = await open(test)
    expect(visitor.current().read()).toBeNull()
    await visitor.leave()
    await act(async () => test.signInInOtherTab(anna))
    expect((await open(test)).current().read()).toEqual(note)
  })

  it('is removed at sign-out, and the other tabs are notified', async () => {
    const { test } = await openTyped(anna)
    let notifications = 0
    const others = { notify: () => void (notifications += 1), listen: () => () => undefined }
    const drafts = createDrafts(test.shop.storage('drafts'), noShared, others)
    signOut({ ...test.shop, drafts })
    expect([test.shop.storage('drafts').read(), notifications]).toEqual([null, 1])
  })

  it('is removed in a tab that is notified of a sign-out', async () => {
    const { test } = await openTyped(anna)
    let notify = () => {}
    const listen = (onChange: () => void) => {
      notify = onChange
      return () => undefined
    }
    createDrafts(test.shop.storage('drafts'), noShared, { notify: () => undefined, listen })
    notify()
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('is removed when another customer signs in', async () => {
    const { test } = await openTyped(anna)
    await act(async () => test.signInInOtherTab(bjorn))
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('is not stored for another customer who signs in while the form is open', async () => {
    const { test, page } = await openTyped(anna)
    const draft = page.current()
    await act(async () => test.signInInOtherTab(bjorn))
    draft.save(note)
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('of a visitor is restored after they sign in', async () => {
    const { test, page } = await openTyped()
    await page.leave()
    await act(async () => test.signInInOtherTab(anna))
    expect((await open(test)).current().read()).toEqual(note)
  })
})

it('remounts the form without values when another customer signs in', async () => {
  const { test, page } = await openTyped(anna)
  let renders = 0
  await page.rerender(() => {
    const draft = useFormDraft('note order_1', isNote)
    renders += 1
    return draft
  })
  await act(async () => test.signInInOtherTab(bjorn))
  expect(page.current().read()).toBeNull()
  expect(renders).toBeGreaterThan(1)
})

it('stores nothing, without an error, if the browser blocks storage', async () => {
  const { test } = await openTyped(anna)
  const refusingStorage = { read: () => null, write: () => undefined, clear: () => undefined }
  const drafts = createDrafts(refusingStorage, noShared, { notify: () => undefined, listen: () => () => undefined })
  drafts.save({ owner: anna, form: 'note order_1', values: note })
  expect(drafts.read(anna, 'note order_1', isNote)).toBeNull()
  expect(test.shop.session.getUser()).toBe(anna)
})

it('ignores a malformed draft', async () => {
  const test = createTestShop({}, anna)
  test.shop.storage('drafts').write('{"version":1,')
  expect((await open(test)).current().read()).toBeNull()
})
