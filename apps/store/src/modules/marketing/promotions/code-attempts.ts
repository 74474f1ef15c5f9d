import type { Context } from '../../../platform/context'
import { allowRollback } from '../../../platform/db/failures'
import { outsideRequest } from '../../../platform/db/keyed-requests'
import { notFound, type StoreError } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { enforceRateLimit } from '../../../platform/http/rate-limit'
import * as repo from './promotions.repo'

/**
 * Limit of attempts with unknown codes for a customer. Above it all attempts are refused, so that codes cannot be
 * guessed.
 */
const guesses = { scope: 'promo_code', limit: 20, windowSeconds: 60 * 60 }

/** The refusal names one code only, so that each guess costs an attempt. */
function unknownCode(code: string): StoreError {
  return notFound('unknown_promo_code', `We do not know the code ${code}.`, { [code]: 'is unknown' }, { code })
}

/**
 * Returns promo codes in the given order. A code that has not started is treated as unknown.
 * @throws StoreError 404 `unknown_promo_code`; 429 after too many of them
 */
export async function findCodes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { customer }: Session,
  codes: readonly string[],
): Promise<repo.PromotionRow[]> {
  const at = now()
  let found = new Map<string, repo.PromotionRow>()
  const looking = outsideRequest(() =>
    db.transaction(async (tx) => {
      await enforceRateLimit(tx, { ...guesses, key: customer.id, now: at })
      found = new Map((await repo.findStarted(tx, codes, at)).map((row) => [row.code, row]))
      // Roll back the count if all codes are known, because only failures count.
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
