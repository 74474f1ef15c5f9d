import type { components } from '@skafferi/api/admin'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { refuse, StoreError } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { assertIfMatch, etagOf, type VersionedTarget } from '../../../platform/http/admin/if-match'
import { idempotentId, wasCreated } from '../../../platform/http/admin/idempotent-create'
import { toPromotionValue } from './promotion-code'
import { checkPromotion, type NewPromotion } from './check-promotion'
import { createPromotionsOperator, toOperatorPromotion, toRecord } from './add-promotion'
import * as repo from './promotions.repo'

type Promotion = components['schemas']['AdminPromotion']

/** A promo code with its entity tag. */
export interface TaggedPromotion {
  promotion: Promotion
  tag: string
}

/** A change of a promo code: omitted fields are unchanged, null clears a field. */
export type PromotionChange = {
  [Name in 'value' | 'startsAt' | 'endsAt' | 'minimum' | 'usageLimit' | 'usageLimitPerCompany']?:
    | NewPromotion[Name]
    | null
}

function stateOf({ promotion, timesUsed }: repo.UsedPromotion, now: Date): Promotion['state'] {
  if (promotion.endsAt && promotion.endsAt <= now) return 'ended'
  if (promotion.usageLimit !== null && timesUsed >= promotion.usageLimit) return 'used_up'
  return promotion.startsAt > now ? 'planned' : 'running'
}

function toAnswer(found: repo.UsedPromotion, now: Date): Promotion {
  return { id: found.promotion.id, ...toOperatorPromotion(found), state: stateOf(found, now) }
}

/** Converts a stored promo code to the input format. */
function toInput(row: repo.PromotionRow): NewPromotion {
  return {
    ...toPromotionValue(row),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString(),
    minimum: toMajor(row.minimum),
    usageLimit: row.usageLimit ?? undefined,
    usageLimitPerCompany: row.usageLimitPerCompany ?? undefined,
  }
}

function merged(row: repo.PromotionRow, change: PromotionChange): NewPromotion {
  const provided = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...toInput(row), ...Object.fromEntries(provided.map(([name, value]) => [name, value ?? undefined])) }
}

/**
 * Creates the operations on promo codes.
 *
 * Changes throw StoreError 404 `promotion_not_found`; 428 without an entity tag; 412 `promotion_changed` if it changed
 * since it was read; 409 `promo_code_ended`.
 */
export function createPromotionChanges(context: Pick<Context, 'db' | 'now' | 'timeZone'>) {
  const { db, now, timeZone } = context

  async function load(tx: Database, id: string): Promise<TaggedPromotion & { row: repo.PromotionRow }> {
    const found = await repo.findPromotion(tx, id)
    if (!found) throw refuse('promotion_not_found')
    const { id: _, createdAt: __, ...record } = found.promotion
    return { promotion: toAnswer(found, now()), tag: etagOf(record), row: found.promotion }
  }

  function change(
    target: VersionedTarget,
    work: (tx: Database, row: repo.PromotionRow) => Promise<unknown>,
  ): Promise<TaggedPromotion> {
    return db.transaction(async (tx) => {
      const {
        row: { code },
      } = await load(tx, target.id)
      await repo.lockPromotion(tx, code)
      const { row, promotion, tag } = await load(tx, target.id)
      assertIfMatch(target, tag, refuse('promotion_changed').with({ promotion }))
      await work(tx, row)
      return load(tx, target.id)
    })
  }

  return {
    /** Returns a page of promo codes, newest first, and their total. */
    async pagePromotions(page: Page) {
      const rows = await repo.findPromotionPage(db, page)
      return { promotions: rows.map((row) => toAnswer(row, now())), count: await repo.countPromotions(db) }
    },

    /** @throws StoreError 404 `promotion_not_found` */
    showPromotion: (id: string): Promise<TaggedPromotion> => load(db, id),

    /**
     * Creates a promo code; idempotent with a key.
     * @throws StoreError as `addPromotion`; 422 if the key was used for another request
     */
    async createPromotion(input: NewPromotion, key: string | undefined): Promise<TaggedPromotion> {
      const id = idempotentId('promo', key, now())
      const creation = {
        id,
        action: 'promotion.added',
        request: (at: Date) => toRecord(checkPromotion(input, at, timeZone)),
      }
      if (!(await wasCreated(db, creation))) {
        try {
          await createPromotionsOperator(context).addPromotion(input, id)
        } catch (error) {
          // A concurrent request with the same key may have created it.
          const isDuplicate = error instanceof StoreError && error.refusal.code === 'code_taken'
          if (!isDuplicate || !(await wasCreated(db, creation))) throw error
        }
      }
      return load(db, id)
    },

    /** @throws StoreError 400 `invalid_request` naming the fields */
    changePromotion: (target: VersionedTarget, changed: PromotionChange) =>
      change(target, async (tx, row) => {
        const at = now()
        if (row.endsAt && row.endsAt <= at) throw refuse('promo_code_ended', { code: row.code })
        const checked = checkPromotion(merged(row, changed), at, timeZone)
        await repo.updatePromotion(tx, row.id, checked)
        await recordOperatorEvent(tx, {
          at,
          action: 'promotion.changed',
          subjectId: row.id,
          before: toRecord(row),
          after: toRecord(checked),
        })
      }),

    /** Ends a promo code. */
    endPromotion: (target: VersionedTarget) =>
      change(target, (tx, { code }) => createPromotionsOperator({ ...context, db: tx }).endPromotion(code)),
  }
}

export type PromotionChanges = ReturnType<typeof createPromotionChanges>
