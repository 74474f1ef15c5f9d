import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { signOut } from '../session'
import { renderHook } from '../testing/render-hook'
import { createTestShop, type TestShop } from '../testing/test-shop'
import { createDrafts, readValues, useFormDraft } from './index'

const anna = 'anna@kiosk.example'
const bjorn = 'bjorn@grocer.example'
const noShared = { read: () => null, write: () => undefined, clear: () => undefined, listen: () => () => undefined }
const note = { text: 'Two bags are torn' }
const check = (values: unknown) => readValues({ text: '' }, values)
const open = (test: TestShop, form = 'note order_1') => renderHook(test, () => useFormDraft(form, check))

/** A shop in whose form something was typed. */
async function typed(user?: string) {
  const test = createTestShop({ 'DELETE /auth/session': () => new Response(null, { status: 204 }) }, user)
  const page = await open(test)
  page.current().keep(note)
  return { test, page }
}

describe('what was typed into a form', () => {
  it('is there when the form opens again, and after a reload', async () => {
    const { test, page } = await typed(anna)
    await page.leave()
    expect((await open(test)).current().read()).toEqual(note)
  })

  it('is not there for another subject', async () => {
    const { test } = await typed(anna)
    expect((await open(test, 'note order_2')).current().read()).toBeNull()
  })

  it('goes when it is thrown away', async () => {
    const { test, page } = await typed(anna)
    page.current().forget()
    expect(page.current().read()).toBeNull()
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('outlives a session that ended by itself, unseen until the same person is back', async () => {
    const { test, page } = await typed(anna)
    await act(async () => test.shop.session.refuse(test.shop.session.getSession()!))
    await page.leave()
    const visitor = await open(test)
    expect(visitor.current().read()).toBeNull()
    await visitor.leave()
    await act(async () => test.signInElsewhere(anna))
    expect((await open(test)).current().read()).toEqual(note)
  })

  it('is gone once its person has signed out, in this tab and, as they are told, in the others', async () => {
    const { test } = await typed(anna)
    let told = 0
    const others = { tell: () => void (told += 1), listen: () => () => undefined }
    const drafts = createDrafts(test.shop.storage('drafts'), noShared, others)
    signOut({ ...test.shop, drafts })
    expect([test.shop.storage('drafts').read(), told]).toEqual([null, 1])
  })

  it('is gone in a tab that is told so', async () => {
    const { test } = await typed(anna)
    let tell = () => {}
    const listen = (onChange: () => void) => {
      tell = onChange
      return () => undefined
    }
    createDrafts(test.shop.storage('drafts'), noShared, { tell: () => undefined, listen })
    tell()
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('is erased as soon as another person is signed in', async () => {
    const { test } = await typed(anna)
    await act(async () => test.signInElsewhere(bjorn))
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('is not kept for another person who has taken over while it stands in the form', async () => {
    const { test, page } = await typed(anna)
    const draft = page.current()
    await act(async () => test.signInElsewhere(bjorn))
    draft.keep(note)
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('by a visitor is there after they have signed in', async () => {
    const { test, page } = await typed()
    await page.leave()
    await act(async () => test.signInElsewhere(anna))
    expect((await open(test)).current().read()).toEqual(note)
  })
})

it('a form that opens anew begins empty for the person who takes over', async () => {
  const { test, page } = await typed(anna)
  let opened = 0
  await page.again(() => {
    const draft = useFormDraft('note order_1', check)
    opened += 1
    return draft
  })
  await act(async () => test.signInElsewhere(bjorn))
  expect(page.current().read()).toBeNull()
  expect(opened).toBeGreaterThan(1)
})

it('a browser that refuses storage keeps nothing, and breaks nothing', async () => {
  const { test } = await typed(anna)
  const refusing = { read: () => null, write: () => undefined, clear: () => undefined }
  const drafts = createDrafts(refusing, noShared, { tell: () => undefined, listen: () => () => undefined })
  drafts.keep({ owner: anna, form: 'note order_1', values: note })
  expect(drafts.read(anna, 'note order_1')).toBeUndefined()
  expect(test.shop.session.getUser()).toBe(anna)
})

it('what cannot be read is no draft', async () => {
  const test = createTestShop({}, anna)
  test.shop.storage('drafts').write('{"version":1,')
  expect((await open(test)).current().read()).toBeNull()
})
