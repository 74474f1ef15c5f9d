import { describe, expect, it } from 'vitest'
import { planAddings, type AddableArticle } from './bulk-add'

const article = { buyable: true, deliverable: true, stock: 60, inCart: 10 }

/** What becomes of one article in a cart with room. */
function planAdding(given: AddableArticle | undefined, quantity: number) {
  const [{ variantId: _, quantity: __, ...outcome }] = planAddings(
    [{ variantId: 'mint', quantity }],
    () => given,
    1,
  ) as [ReturnType<typeof planAddings>[number]]
  return outcome
}

describe('an article of a bulk add', () => {
  it('is added up to the stock less the pieces in the cart', () => {
    expect(planAdding(article, 50)).toEqual({ code: 'added', left: 50 })
    expect(planAdding(article, 51)).toEqual({ code: 'insufficient_inventory', left: 50 })
  })

  it('is sold out if no stock is left beyond the cart', () => {
    expect(planAdding({ ...article, stock: 10 }, 1)).toEqual({ code: 'insufficient_inventory', left: 0 })
    expect(planAdding({ ...article, stock: 4 }, 1)).toEqual({ code: 'insufficient_inventory', left: 0 })
  })

  it('is limited to the maximum of a line', () => {
    expect(planAdding({ ...article, stock: 500_000 }, 99_991)).toEqual({ code: 'too_many', left: 99_990 })
    expect(planAdding({ ...article, stock: 100_001 }, 99_991)).toEqual({ code: 'too_many', left: 99_990 })
  })

  it('is skipped if it is not sold, or never was', () => {
    expect(planAdding({ ...article, buyable: false }, 1)).toEqual({ code: 'product_unavailable', left: 0 })
    expect(planAdding(undefined, 1)).toEqual({ code: 'product_unavailable', left: 0 })
  })

  it('is skipped if it may not be delivered to the destination', () => {
    expect(planAdding({ ...article, deliverable: false }, 1)).toEqual({ code: 'not_deliverable', left: 0 })
  })

  it('is skipped if more is in the cart or under way than the customer saw', () => {
    const plan = (shown: number | undefined, ordered?: number) =>
      planAddings([{ variantId: 'mint', quantity: 5, shown }], () => ({ ...article, ordered }), 1)[0]
    expect(plan(10, 34)).toMatchObject({ code: 'ordered_since', left: 50, ordered: 34 })
    for (const added of [plan(34, 34), plan(40, 34), plan(undefined, 34), plan(0)])
      expect(added).toMatchObject({ code: 'added', left: 50 })
  })
})

describe('articles added to an almost full cart', () => {
  const articleInCart = { ...article, inCart: 10 }
  const fresh = { ...article, inCart: 0 }
  const unavailable = { ...fresh, buyable: false }
  const articles = new Map([
    ['held', articleInCart],
    ['gone', unavailable],
  ])
  const codesOf = (lines: number, ...ids: string[]) =>
    planAddings(
      ids.map((variantId) => ({ variantId, quantity: 1 })),
      (id) => articles.get(id) ?? fresh,
      lines,
    ).map(({ code }) => code)

  it('are accepted in order while there is room, and the rest is named', () => {
    expect(codesOf(1_498, 'a', 'b', 'c', 'd')).toEqual(['added', 'added', 'cart_full', 'cart_full'])
    expect(codesOf(12_000, 'a')).toEqual(['cart_full'])
  })

  it('take no room if they are refused or already in the cart', () => {
    expect(codesOf(1_499, 'gone', 'held', 'a', 'held', 'b')).toEqual([
      'product_unavailable',
      'added',
      'added',
      'added',
      'cart_full',
    ])
  })
})
