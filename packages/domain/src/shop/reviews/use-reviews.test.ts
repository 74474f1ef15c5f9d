import type { ReviewList } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { useReviews } from './index'

const list = 'GET /store/products/prod_1/reviews'
const create = 'POST /store/products/reviews'
const customer = { id: 'cus_1', email: 'anna@kiosk.example', first_name: 'Anna', last_name: 'Lindqvist' }

const page = (offset: number): ReviewList => ({
  reviews: [
    {
      id: `rev_${offset}`,
      user_name: 'Ulrika P.',
      title: 'Gone in a week',
      description: 'Customers asked for it.',
      rating: 5,
      product_id: 'prod_1',
      status: 'approved',
      created_at: '2026-11-19T08:00:00Z',
    },
  ],
  average_rating: 4.6,
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 25 : 0 })),
  count: 25,
  limit: 10,
  offset,
})

const values = { title: 'Sells by itself', description: 'Our regulars ask for it.', rating: 5 }

async function openProduct(more: Parameters<TestShop['answer']>[0] = {}, user = 'anna@kiosk.example') {
  const answers = {
    [list]: ({ url }: { url: URL }) => page(Number(url.searchParams.get('offset'))),
    [create]: () => ({ success: true, message: 'Received.' }),
    'GET /store/customers/me': () => ({ customer: { ...customer, company_name: 'Kiosk & Co AB', phone: null } }),
  }
  const test = createTestShop({ ...answers, ...more } as Parameters<TestShop['answer']>[0], user)
  return { test, page: await renderHook(test, () => useReviews('prod_1')) }
}

describe('the reviews of a product', () => {
  it('are fetched once, also for visitors', async () => {
    const { test, page: product } = await openProduct({}, '')
    await product.until(({ load }) => load.status === 'ready')
    expect(test.requests()).toEqual([list])
    expect(product.current().author).toBeNull()
  })

  it('return to the first page when the order or the filter changes', async () => {
    const { test, page: product } = await openProduct()
    await product.until(({ load }) => load.status === 'ready')
    await product.does(({ onPageChange }) => onPageChange({ page: 2 }))
    await product.until(({ load }) => load.status === 'ready' && !load.refreshing)
    await product.does(({ onOrderChange }) => onOrderChange?.({ sort: 'lowest', stars: 4 }))
    await product.until(({ load }) => load.status === 'ready' && !load.refreshing)
    const parameters = test.calls.filter(({ name }) => name === list).at(-1)!.url.searchParams
    expect(Object.fromEntries(parameters)).toEqual({ sort: 'lowest', rating: '4', limit: '10', offset: '0' })
  })

  it('keep a page visible while the next one loads', async () => {
    const { test, page: product } = await openProduct()
    await product.until(({ load }) => load.status === 'ready')
    const response = deferredAnswer(page(10))
    test.answer({ [list]: response.answer })
    await product.does(({ onPageChange }) => onPageChange({ page: 2 }))
    expect(product.current().load).toMatchObject({ refreshing: true, view: { reviews: [{ id: 'rev_0' }] } })
    response.release()
    await product.until(({ load }) => load.status === 'ready' && load.view.reviews[0]?.id === 'rev_10')
  })

  it('have a problem after a failure, and can be fetched again', async () => {
    const { test, page: product } = await openProduct({ [list]: () => refusal(500, 'unexpected_state', '') })
    await product.until(({ load }) => load.status === 'failed')
    expect(product.current().load).toMatchObject({ problem: { action: 'load_reviews' } })
    test.answer({ [list]: () => page(0) })
    await product.does(({ load }) => load.status === 'failed' && load.retry())
    await product.until(({ load }) => load.status === 'ready')
  })
})

describe('a review', () => {
  it('is sent without a name, and has the customer as its author', async () => {
    const { test, page: product } = await openProduct()
    await product.until(({ author }) => author === 'Anna Lindqvist')
    expect(await product.does(({ onSubmit }) => onSubmit({ values }))).toBe(true)
    expect(test.calls.findLast(({ name }) => name === create)).toMatchObject({
      body: { ...values, product_id: 'prod_1' },
    })
  })

  it('refetches the list if it was accepted, and not if it was refused', async () => {
    const { test, page: product } = await openProduct({ [create]: () => refusal(409, 'already_reviewed', 'Once.') })
    await product.until(({ load }) => load.status === 'ready')
    const read = () => test.requests().filter((name) => name === list).length
    expect(await product.does(({ onSubmit }) => onSubmit({ values }))).toBe(false)
    expect(read()).toBe(1)
    test.answer({ [create]: () => ({ success: true, message: 'Received.' }), [list]: () => page(30) })
    expect(await product.does(({ onSubmit }) => onSubmit({ values }))).toBe(true)
    await product.until(({ load }) => load.status === 'ready' && load.view.reviews[0]?.id === 'rev_30')
    expect(read()).toBe(2)
  })

  it('is not sent while a field is missing', async () => {
    const { test, page: product } = await openProduct()
    expect(await product.does(({ onSubmit }) => onSubmit({ values: { ...values, rating: 0 } }))).toBe(false)
    expect(product.current()).toMatchObject({ faults: { rating: 'missing' }, problem: null })
    expect(test.requests()).not.toContain(create)
  })

  it('is sent once if the button is pressed twice', async () => {
    const response = deferredAnswer({ success: true, message: 'Received.' })
    const { test, page: product } = await openProduct({ [create]: response.answer })
    await product.does(({ onSubmit }) => void onSubmit({ values }))
    await product.does(({ onSubmit }) => void onSubmit({ values }))
    response.release()
    await product.until(({ sending }) => !sending)
    expect(test.requests().filter((name) => name === create)).toHaveLength(1)
  })

  it('has a problem after a failure, until the dialog is closed', async () => {
    const { page: product } = await openProduct({ [create]: noConnection })
    expect(await product.does(({ onSubmit }) => onSubmit({ values }))).toBe(false)
    expect(product.current().problem).toMatchObject({ action: 'submit_review', code: 'network' })
    await product.does(({ onDialogClose }) => onDialogClose())
    expect(product.current().problem).toBeNull()
  })

  it('has a field error if the store refuses a field', async () => {
    const refused = () =>
      refusal(400, 'invalid_request', 'No.', { title: { code: 'too_long', message: 'is longer than 60 characters' } })
    const { page: product } = await openProduct({ [create]: refused })
    expect(await product.does(({ onSubmit }) => onSubmit({ values }))).toBe(false)
    expect(product.current()).toMatchObject({ faults: { title: 'invalid' }, problem: null })
  })
})

describe('an unsent review', () => {
  it('is stored for its product until it is sent', async () => {
    const { test, page: product } = await openProduct()
    product.current().draft.save(values)
    expect((await renderHook(test, () => useReviews('prod_2'))).current().draft.read()).toBeNull()
    await product.leave()
    const reopened = await renderHook(test, () => useReviews('prod_1'))
    expect(reopened.current().draft.read()).toEqual(values)
    await reopened.does(({ onSubmit }) => onSubmit({ values }))
    expect(reopened.current().draft.read()).toBeNull()
  })

  it('remains stored if it was not accepted', async () => {
    const { page: product } = await openProduct({ [create]: noConnection })
    product.current().draft.save(values)
    await product.does(({ onSubmit }) => onSubmit({ values }))
    expect(product.current().draft.read()).toEqual(values)
  })

  it.each([6, -1, 2.5])('is ignored with %s stars, which is not a valid rating', async (rating) => {
    const { test, page: product } = await openProduct()
    test.shop.drafts.save({ owner: customer.email, form: 'review prod_1', values: { ...values, rating } })
    expect(product.current().draft.read()).toBeNull()
  })
})
