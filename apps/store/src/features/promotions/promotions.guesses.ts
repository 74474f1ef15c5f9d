import type { Context } from '../../context'
import { allowRollback } from '../../db/failures'
import { besideRequest } from '../../db/keyed-requests'
import { notFound, type StoreError } from '../../http/errors'
import type { Session } from '../../http/handler'
import { countHit } from '../../http/rate-limit'
import * as repo from './promotions.repo'

/** Tries with an unknown code that one customer has in an hour. After them all are refused, or guessing would go on. */
const guesses = { scope: 'promo_code', limit: 20, windowSeconds: 60 * 60 }

/** Names one code only: every guess is to cost a try. */
function unknownCode(code: string): StoreError {
  return notFound('unknown_promo_code', `There is no promo code ${code}.`, { [code]: 'is unknown' }, { code })
}

/**
 * Looks codes up for a customer, in their order. One that has not begun is as unknown as one that does not exist.
 * @throws StoreError 404 `unknown_promo_code`; 429 after too many of them
 */
export async function findCodes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { customer }: Session,
  codes: readonly string[],
): Promise<repo.PromotionRow[]> {
  const moment = now()
  let found = new Map<string, repo.PromotionRow>()
  const looking = besideRequest(() =>
    db.transaction(async (tx) => {
      await countHit(tx, { ...guesses, key: customer.id, now: moment })
      found = new Map((await repo.findStarted(tx, codes, moment)).map((row) => [row.code, row]))
      // Only failures count: a try that knew its codes is taken back.
      if (found.size === codes.length) tx.rollback()
    }),
  )
  await looking.catch(allowRollback)
  return codes.map((code) => {
    const promotion = found.get(code)
    if (!promotion) throw unknownCode(code)
    return promotion
  })
}
