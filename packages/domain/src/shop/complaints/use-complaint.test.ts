import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import {
  createTestShop,
  deferredAnswer,
  noConnection,
  refusal,
  type TestCall,
  type TestShop,
} from '../../testing/test-shop'
import { useComplaint, type ComplaintActions } from './index'

const line = (id: string, pieces: number) => ({
  id,
  productId: 'prod_1',
  title: `Fish ${id}`,
  variant: 'Bag',
  sku: null,
  picture: { src: null, alt: '' },
  pack: null,
  quantity: String(pieces),
  pieces,
  status: 'shipped',
  shipped: null,
  closed: null,
  replaces: null,
  dispatch: null,
  ageLimit: null,
  unitPrice: null,
  price: null,
})
const orderOf = (id: string) => ({ id, items: [line('a', 24), line('b', 1), line('c', 6)] })

const filed = { success: true, message: 'Complaint submitted successfully!', id: 'compl_1', display_id: 2004 }
const picture = (name: string, type = 'image/jpeg') => new File(['a picture'], name, { type })
const [carton, bag, can] = [picture('carton.jpg'), picture('bag.png', 'image/png'), picture('can.webp', 'image/webp')]

/** Each picture is stored under its own name, which is the address of this test. */
const store = ({ upload }: TestCall) => ({
  status: 'success',
  files: upload!.files.map(({ name, size }) => ({ url: `/files/pictures/${name}`, name, size })),
})
const answers = { 'POST /store/uploads': store, 'POST /store/customer/complaint': () => filed }

async function openForm(more: Parameters<TestShop['answer']>[0] = {}) {
  const test = createTestShop({ ...answers, ...more }, 'anna@kiosk.example')
  const page = await renderHook(test, () => useComplaint(orderOf('order_1')))
  return { test, page }
}

function fillIn({ edit }: ComplaintActions) {
  edit({ field: 'subject', value: ' Two bags are torn ' })
  edit({ field: 'type', value: 'Damaged Package' })
  edit({ field: 'description', value: 'The carton was crushed.' })
}

async function openFilled(files: readonly File[] = [], more: Parameters<TestShop['answer']>[0] = {}) {
  const form = await openForm(more)
  await form.page.does(fillIn)
  if (files.length > 0) await form.page.does(({ addPictures }) => addPictures({ files }))
  return form
}

const isSent = ({ view }: ComplaintActions) => view.status === 'sent'
const hasFailed = ({ view }: ComplaintActions) => view.problem !== null
const complaints = (test: TestShop) =>
  test.calls.filter(({ name }) => name === 'POST /store/customer/complaint').map(({ body }) => body)
const uploads = (test: TestShop) => test.calls.flatMap(({ upload }) => (upload ? [upload] : []))
const sentNames = (test: TestShop) => uploads(test).map(({ files }) => files.map(({ name }) => name))

let paths: Set<string>
beforeEach(() => {
  paths = new Set()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${++made}`
    paths.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    if (!paths.delete(url)) throw new Error(`${url} is not there, or no longer.`)
  })
})
afterEach(() => vi.restoreAllMocks())

describe('a complaint', () => {
  it('is sent once, however often it is pressed, and ends with its number', async () => {
    const { test, page } = await openFilled()
    await page.does(({ submit }) => {
      submit()
      submit()
    })
    await page.until(isSent)
    await page.does(({ submit }) => submit())
    expect(complaints(test)).toEqual([
      {
        subject: 'Two bags are torn',
        type: 'Damaged Package',
        description: 'The carton was crushed.',
        images: [],
        order_id: 'order_1',
      },
    ])
    expect(page.current().view.caseNumber).toBe('2004')
  })

  it('is not sent while something is missing', async () => {
    const { test, page } = await openForm()
    await page.does(({ submit }) => submit())
    expect(page.current().view.faults).toEqual({ subject: 'required', type: 'required', description: 'required' })
    expect(test.calls).toEqual([])
  })

  it('is sent again unchanged after a lost answer, with the uploaded pictures', async () => {
    const { test, page } = await openFilled([carton], { 'POST /store/customer/complaint': noConnection })
    await page.does(({ submit }) => submit())
    const failed = await page.until(hasFailed)
    expect(failed.view).toMatchObject({ status: 'editing', problem: { action: 'file_complaint', code: 'network' } })
    test.answer(answers)
    await page.does(({ submit }) => submit())
    await page.until(isSent)
    const [first, second] = complaints(test)
    expect(second).toEqual(first)
    expect(uploads(test)).toHaveLength(1)
  })

  it('that is refused keeps everything, and shows the reason', async () => {
    const { page } = await openFilled([carton], {
      'POST /store/customer/complaint': () => refusal(404, 'order_not_found', 'Order not found'),
    })
    await page.does(({ submit }) => submit())
    const { view } = await page.until(hasFailed)
    expect(view).toMatchObject({
      problem: { action: 'file_complaint', message: 'Order not found' },
      values: { subject: ' Two bags are torn ' },
      pictures: [{ name: 'carton.jpg', status: 'done' }],
    })
  })

  it('cannot be changed while it is being sent', async () => {
    const deferred = deferredAnswer(filed)
    const { page } = await openFilled([], { 'POST /store/customer/complaint': deferred.answer })
    await page.does(({ submit }) => submit())
    expect(page.current().view.status).toBe('submitting')
    await page.does(({ edit, addPictures, submit }) => {
      edit({ field: 'subject', value: 'Other' })
      addPictures({ files: [carton] })
      submit()
    })
    expect(page.current().view).toMatchObject({ values: { subject: ' Two bags are torn ' }, pictures: [] })
    deferred.release()
    await page.until(isSent)
  })
})

it('a failed complaint shows the error until something is changed', async () => {
  const { page } = await openFilled([], { 'POST /store/customer/complaint': noConnection })
  await page.does(({ submit }) => submit())
  await page.until(hasFailed)
  await page.does(({ edit }) => edit({ field: 'subject', value: 'Other' }))
  expect(page.current().view.problem).toBeNull()
})

describe('its pictures', () => {
  it('are uploaded one after another, each with its own call, before the complaint', async () => {
    const { test, page } = await openFilled([carton, bag])
    await page.does(({ submit }) => submit())
    await page.until(isSent)
    expect(sentNames(test)).toEqual([['carton.jpg'], ['bag.png']])
    expect(test.requests().at(-1)).toBe('POST /store/customer/complaint')
    expect(complaints(test)).toMatchObject([{ images: ['/files/pictures/carton.jpg', '/files/pictures/bag.png'] }])
  })

  it('show their progress, and which are waiting', async () => {
    const deferred = deferredAnswer({
      status: 'success',
      files: [{ url: '/files/pictures/1.webp', name: 'x', size: 1 }],
    })
    const { test, page } = await openFilled([carton, bag], { 'POST /store/uploads': deferred.answer })
    await page.does(({ submit }) => submit())
    expect(page.current().view.pictures).toMatchObject([
      { status: 'uploading', progress: null },
      { status: 'waiting', progress: null },
    ])
    await page.does(() => uploads(test)[0]!.onProgress?.(0.4))
    expect(page.current().view).toMatchObject({ status: 'uploading', pictures: [{ progress: 0.4 }, {}] })
    expect(uploads(test)).toHaveLength(1)
  })

  it('that the store refuses do not stop the others, but stop the complaint', async () => {
    const pick = (call: TestCall) =>
      call.upload!.files[0]!.name === 'carton.jpg'
        ? refusal(400, 'unsupported_file_type', 'carton.jpg is not a JPEG picture.')
        : store(call)
    const { test, page } = await openFilled([carton, bag], { 'POST /store/uploads': pick })
    await page.does(({ submit }) => submit())
    const { view } = await page.until(hasFailed)
    expect(view).toMatchObject({
      problem: { action: 'upload_pictures' },
      pictures: [
        { status: 'failed', reason: { message: 'carton.jpg is not a JPEG picture.' } },
        { status: 'done', reason: null },
      ],
    })
    expect(complaints(test)).toEqual([])
  })

  it('are not tried one by one while the store accepts none', async () => {
    const { test, page } = await openFilled([carton, bag, can], {
      'POST /store/uploads': () => refusal(429, 'too_many_attempts', 'x'),
    })
    await page.does(({ submit }) => submit())
    await page.until(hasFailed)
    expect(uploads(test)).toHaveLength(1)
  })

  it('that are stored without a URL count as failed', async () => {
    const { page } = await openFilled([carton], { 'POST /store/uploads': () => ({ status: 'success', files: [] }) })
    await page.does(({ submit }) => submit())
    const { view } = await page.until(hasFailed)
    expect(view).toMatchObject({ problem: { action: 'upload_pictures' }, pictures: [{ status: 'failed' }] })
  })

  it('that the store no longer has are uploaded again with the next attempt', async () => {
    const missing = { '/files/pictures/bag.png': { code: 'unknown_file', message: 'is not a file that can be used' } }
    const { test, page } = await openFilled([carton, bag], {
      'POST /store/customer/complaint': () => refusal(400, 'unknown_file', 'Please upload it again.', missing),
    })
    await page.does(({ submit }) => submit())
    await page.until(hasFailed)
    test.answer(answers)
    await page.does(({ submit }) => submit())
    await page.until(isSent)
    expect(sentNames(test)).toEqual([['carton.jpg'], ['bag.png'], ['bag.png']])
  })

  it('are no longer uploaded once the page is left, and nothing is filed', async () => {
    const deferred = deferredAnswer({ status: 'success', files: [] })
    const { test, page } = await openFilled([carton, bag], { 'POST /store/uploads': deferred.answer })
    await page.does(({ submit }) => submit())
    const { signal } = uploads(test)[0]!
    expect(signal?.aborted).toBe(false)
    await page.leave()
    expect(signal?.aborted).toBe(true)
    deferred.release()
    expect(test.calls).toHaveLength(1)
  })
})

describe('its lines', () => {
  it('are sent with their quantities in the order’s sequence; only that of a single piece is preset', async () => {
    const { test, page } = await openFilled()
    await page.does(({ editLine }) => {
      editLine({ id: 'c', chosen: true })
      editLine({ id: 'a', chosen: true })
      editLine({ id: 'a', value: 3, note: null })
      editLine({ id: 'b', chosen: true })
    })
    expect(page.current().view.lines.map(({ entry }) => entry.value)).toEqual([3, 1, null])
    await page.does(({ editLine }) => {
      editLine({ id: 'b', chosen: false })
      editLine({ id: 'c', value: 6, note: null })
    })
    await page.does(({ submit }) => submit())
    await page.until(isSent)
    expect(complaints(test)).toMatchObject([
      {
        lines: [
          { item_id: 'a', quantity: 3 },
          { item_id: 'c', quantity: 6 },
        ],
      },
    ])
  })

  it.each([25, 0, null])('with a quantity of %s are not sent, and have an error', async (value) => {
    const { test, page } = await openFilled()
    await page.does(({ editLine }) => {
      editLine({ id: 'c', chosen: true, value: 1, note: null })
      editLine({ id: 'a', chosen: true, value, note: null })
    })
    await page.does(({ submit }) => submit())
    expect(complaints(test)).toEqual([])
    expect(page.current().view).toMatchObject({
      faults: { lines: 'wrong' },
      invalidLineId: 'a',
    })
    await page.does(({ editLine }) => editLine({ id: 'a', chosen: false }))
    expect(page.current().view).toMatchObject({ faults: {}, invalidLineId: null })
  })

  it('are restored when the dialog opens again', async () => {
    const { test, page } = await openForm()
    await page.does(({ editLine }) => editLine({ id: 'a', chosen: true, value: 3 }))
    await page.leave()
    const again = await renderHook(test, () => useComplaint(orderOf('order_1')))
    const [first, second] = again.current().view.lines
    expect(first).toMatchObject({ chosen: true, entry: { value: 3 } })
    expect(second).toMatchObject({ chosen: false, entry: { value: 1 } })
    await again.does(({ startOver }) => startOver())
    expect(again.current().view.lines.map(({ chosen }) => chosen)).toEqual([false, false, false])
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('missing in drafts of an earlier version keep the rest of the draft', async () => {
    const test = createTestShop(answers, 'anna@kiosk.example')
    const values = { values: { subject: 'x', type: '', description: '' }, pictures: [] }
    test.shop.drafts.save({ owner: 'anna@kiosk.example', form: 'complaint order_1', values })
    const page = await renderHook(test, () => useComplaint(orderOf('order_1')))
    expect(page.current().view).toMatchObject({ restored: true, values: { subject: 'x' } })
  })
})

describe('the previews', () => {
  const previews = ({ view }: ComplaintActions) => view.pictures.map(({ previewUrl }) => previewUrl)

  it('show pictures only', async () => {
    const { page } = await openForm()
    const files = [
      carton,
      picture('invoice.pdf', 'application/pdf'),
      new File([], 'nothing.png', { type: 'image/png' }),
    ]
    await page.does(({ addPictures }) => addPictures({ files }))
    expect(previews(page.current())).toEqual(['blob:1', null, null])
  })

  it('are revoked with their picture, also for one too many', async () => {
    const { page } = await openForm()
    await page.does(({ addPictures }) => addPictures({ files: Array.from({ length: 11 }, () => carton) }))
    expect(paths.size).toBe(10)
    expect(page.current().view.faults).toEqual({ pictures: 'too_many' })
    await page.does(({ view, removePicture }) => removePicture({ id: view.pictures[0]!.id }))
    expect([...paths]).toEqual(previews(page.current()))
    expect(paths.size).toBe(9)
  })

  it('are revoked once the complaint is filed', async () => {
    const { page } = await openFilled([carton])
    expect(paths.size).toBe(1)
    await page.does(({ submit }) => submit())
    await page.until(isSent)
    expect(paths.size).toBe(0)
  })

  it('are revoked when the page is left', async () => {
    const { page } = await openFilled([carton, bag])
    await page.leave()
    expect(paths.size).toBe(0)
  })
})

describe('its entries', () => {
  it('are restored when the dialog opens again, with the names of the pictures to choose again', async () => {
    const { test, page } = await openFilled([carton, bag])
    await page.leave()
    const again = await renderHook(test, () => useComplaint(orderOf('order_1')))
    expect(again.current().view).toMatchObject({
      restored: true,
      values: { type: 'Damaged Package' },
      pictures: [],
      lostPictures: ['carton.jpg', 'bag.png'],
    })
    await again.does(({ addPictures }) => addPictures({ files: [bag] }))
    expect(again.current().view.lostPictures).toEqual(['carton.jpg'])
    await again.leave()
    const { view } = (await renderHook(test, () => useComplaint(orderOf('order_1')))).current()
    expect(view.lostPictures).toEqual(['carton.jpg', 'bag.png'])
  })

  it('belong to their order', async () => {
    const { test, page } = await openFilled()
    await page.leave()
    const other = await renderHook(test, () => useComplaint(orderOf('order_2')))
    expect(other.current().view).toMatchObject({ restored: false, values: { subject: '' } })
  })

  it('are cleared once it is filed, discarded or started over', async () => {
    for (const end of ['submit', 'discard', 'startOver'] as const) {
      const { test, page } = await openFilled()
      expect(test.shop.storage('drafts').read()).toContain('Two bags are torn')
      await page.does((form) => form[end]())
      if (end === 'submit') await page.until(isSent)
      expect(test.shop.storage('drafts').read()).toBeNull()
    }
  })

  it('stay while nothing is filed, even if the session has ended meanwhile', async () => {
    const { test, page } = await openFilled([], {
      'POST /store/customer/complaint': () => refusal(401, 'unauthorized', 'Please sign in'),
    })
    await page.does(({ submit }) => submit())
    await page.leave()
    await act(async () => test.signInInOtherTab('anna@kiosk.example'))
    const again = await renderHook(test, () => useComplaint(orderOf('order_1')))
    expect(again.current().view).toMatchObject({ restored: true, values: { subject: ' Two bags are torn ' } })
  })

  it.each([
    ['without its pictures', { values: { subject: 'x', type: '', description: '' } }],
    ['with other fields', { values: { title: 'x' }, pictures: [] }],
    ['with pictures that are no list', { values: { subject: 'x', type: '', description: '' }, pictures: {} }],
  ])('are ignored if they were stored %s', async (_, values) => {
    const test = createTestShop(answers, 'anna@kiosk.example')
    test.shop.drafts.save({ owner: 'anna@kiosk.example', form: 'complaint order_1', values })
    const page = await renderHook(test, () => useComplaint(orderOf('order_1')))
    expect(page.current().view).toMatchObject({ restored: false, values: { subject: '' } })
  })
})
