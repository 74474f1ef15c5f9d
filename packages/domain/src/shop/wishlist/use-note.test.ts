import { createWorld, wishlistOf } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { useNote, useWishlist } from './index'

const savedItems = wishlistOf(createWorld(), 'kiosk')
const [first] = savedItems
const list = 'GET /store/customer/wishlist'
const write = 'PATCH /store/customer/wishlist/note'
const done = { success: true, message: 'Note successfully saved', in_wishlist: true, count: savedItems.length }

async function openWishlist(more: Parameters<TestShop['answer']>[0] = {}) {
  const page = () => ({ wishlist: savedItems, count: savedItems.length, limit: 100, offset: 0 })
  const test = createTestShop({ [list]: page, [write]: () => done, ...more }, 'anna@kiosk.example')
  const hook = await renderHook(test, () => ({ list: useWishlist(), note: useNote() }))
  await hook.until(({ list: { wishlist } }) => wishlist.status === 'ready')
  const { id: productId, title, note } = first!
  await hook.does(({ note: { onNoteEdit } }) => onNoteEdit({ productId, title, note: note ?? '' }))
  const displayedNote = () => {
    const { wishlist } = hook.current().list
    return wishlist.status === 'ready' ? wishlist.view.items.find(({ card }) => card.id === productId)?.note : undefined
  }
  const save = (text: string) => hook.does(({ note: { onNoteSave } }) => onNoteSave({ note: text }))
  return { test, page: hook, shownNote: displayedNote, save }
}

describe('a note', () => {
  it('replaces the displayed one, and is displayed at once', async () => {
    const { test, shownNote, save } = await openWishlist()
    expect(await save(' Two boxes ')).toBe(true)
    expect(test.calls.at(-1)?.body).toEqual({ product_id: first!.id, note: ' Two boxes ', replaces: first!.note })
    expect(shownNote()).toBe('Two boxes')
    expect(test.requests()).toEqual([list, write])
  })

  it('that a colleague has changed since is replaced only after theirs was displayed', async () => {
    const theirs = { type: 'conflict', code: 'note_changed', message: 'x', params: { note: 'From a colleague' } }
    const { test, page, save } = await openWishlist({ [write]: () => Response.json(theirs, { status: 409 }) })
    expect(await save('Mine')).toBe(false)
    expect(page.current().note).toMatchObject({ edited: { productId: first!.id }, problem: { code: 'note_changed' } })
    test.answer({ [write]: () => done })
    expect(await save('Mine')).toBe(true)
    expect(test.calls.findLast(({ name }) => name === write)?.body).toMatchObject({ replaces: 'From a colleague' })
  })

  it('of a product that a colleague removed stays open with its text, while the list is reloaded', async () => {
    const { test, page, save } = await openWishlist({ [write]: () => refusal(404, 'not_on_wishlist', 'Gone.') })
    expect(await save('Mine')).toBe(false)
    expect(page.current().note).toMatchObject({
      edited: { productId: first!.id },
      problem: { code: 'not_on_wishlist' },
    })
    await page.until(() => test.requests().filter((name) => name === list).length === 2)
  })

  it('without an answer can be sent again', async () => {
    const { test, page, save } = await openWishlist({ [write]: noConnection })
    expect(await save('Mine')).toBe(false)
    expect(page.current().note.problem).toMatchObject({ action: 'save_note', code: 'network' })
    test.answer({ [write]: () => done })
    expect(await save('Mine')).toBe(true)
  })

  it('pressed twice at once is one call', async () => {
    const deferred = deferredAnswer(done)
    const { test, page } = await openWishlist({ [write]: deferred.answer })
    await page.does(({ note }) => void note.onNoteSave({ note: 'Mine' }))
    await page.does(({ note }) => void note.onNoteSave({ note: 'Mine' }))
    expect(test.requests().filter((name) => name === write)).toHaveLength(1)
    deferred.release()
    await page.until(({ note }) => !note.saving)
  })
})

describe('a note that is being entered', () => {
  const typed = { note: 'Two boxes', variantId: null }

  it('is stored for its product until it is saved, past the end of the session', async () => {
    const { test, page, save } = await openWishlist({ [write]: () => refusal(401, 'unauthorized', 'Unauthorized') })
    page.current().note.draft.save(typed)
    expect(await save('Two boxes')).toBe(false)
    await page.leave()
    test.signInInOtherTab('anna@kiosk.example')
    const again = await renderHook(test, useNote)
    expect(again.current().draft.read()).toBeNull()
    await again.does(({ onNoteEdit }) =>
      onNoteEdit({ productId: first!.id, title: first!.title, note: first!.note ?? '' }),
    )
    expect(again.current().draft.read()).toEqual(typed)
    test.answer({ [write]: () => done })
    expect(await again.does(({ onNoteSave }) => onNoteSave(typed))).toBe(true)
    expect(again.current().draft.read()).toBeNull()
  })

  it('is not shown to another customer', async () => {
    const { test, page } = await openWishlist()
    page.current().note.draft.save(typed)
    await page.leave()
    test.signInInOtherTab('bjorn@grocer.example')
    const others = await renderHook(test, useNote)
    await others.does(({ onNoteEdit }) => onNoteEdit({ productId: first!.id, title: first!.title, note: '' }))
    expect(others.current().draft.read()).toBeNull()
  })
})
