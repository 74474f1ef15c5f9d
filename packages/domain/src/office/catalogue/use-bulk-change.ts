import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { formatMoney, formatNumber, toMinor } from '../../platform/format'
import { useOffice, type Office } from '../office-context'
import type { BulkChangeView, BulkRequest, BulkSelection } from './bulk-changes.view'
import { flashSalesKey } from '../marketing/flash-sales-key'
import { productFieldLabel } from '../activity/recorded-fields'
import { officeProductsKey } from './product.queries'
import { toProductQuery } from './use-office-products'

type Schemas = components['schemas']

/** Converts a change of many products. */
export function toBulkChange(change: Schemas['BulkChange'], { locale }: Pick<Office, 'locale'>): BulkChangeView {
  const { id, kind, state, count, unchanged, refused, examples, done, remaining, left } = change
  return {
    id,
    kind,
    state,
    count,
    unchanged,
    created: change.created ?? 0,
    refused,
    refusedCount: change.refused_count,
    priceJumps: change.price_jumps,
    examples: examples.map(({ title, sku, min_quantity, before, after, currency_code: currency }) => ({
      title,
      sku,
      from: min_quantity === 1 ? null : formatNumber(min_quantity, locale),
      before: formatMoney(toMinor(before), currency, locale),
      after: formatMoney(toMinor(after), currency, locale),
    })),
    done,
    remaining,
    left: left.map(({ kept, ...product }) => ({
      ...product,
      kept: kept.map((each) => ({ ...each, field: productFieldLabel(each.field) })),
    })),
    leftCount: change.left_count,
  }
}

function toRequested(request: BulkRequest): Schemas['RequestedBulkChange'] {
  if (request.kind === 'flash_sale') {
    const { kind, title, off, starts: starts_at, ends: ends_at } = request
    return {
      kind,
      title,
      starts_at,
      ends_at,
      ...('percent' in off ? { percent_off: off.percent } : { amount_off: off.amount }),
    }
  }
  if (request.kind !== 'tags') return request
  return { kind: 'tags', add_tags: [...request.add], remove_tags: [...request.remove] }
}

/**
 * A change of many products: planned, then applied step by step, and undone.
 * @param stored an applied change, e.g. of an import
 */
export function useBulkChange(stored: BulkChangeView | null = null) {
  const office = useOffice()
  const cache = useQueryClient()
  const [own, setChange] = useState<BulkChangeView | null>(null)
  const change = own ?? stored

  const plan = useAction(
    'office',
    async ({ selection, request }: { selection: BulkSelection; request: BulkRequest }, signal) => {
      const products = 'ids' in selection ? { ids: [...selection.ids] } : { filter: filterOf(selection.filters) }
      const body = { ...products, change: toRequested(request) }
      const answer = await unwrap(office.client.POST('/admin/bulk-changes', { body, signal }))
      setChange(toBulkChange(answer.bulk_change, office))
    },
  )

  const proceed = useAction('office', async ({ id, step }: { id: string; step: 'apply' | 'undo' }, signal) => {
    try {
      for (;;) {
        const path = { id }
        // The dialog has asked about large price changes.
        const query = { confirm_price_jumps: 'yes' } as const
        const answer = await unwrap(
          step === 'apply'
            ? office.client.POST('/admin/bulk-changes/{id}/apply', { params: { path, query }, signal })
            : office.client.POST('/admin/bulk-changes/{id}/undo', { params: { path }, signal }),
        )
        setChange(toBulkChange(answer.bulk_change, office))
        if (answer.bulk_change.remaining === 0) return
      }
    } finally {
      void cache.invalidateQueries({ queryKey: officeProductsKey })
      void cache.invalidateQueries({ queryKey: flashSalesKey })
      void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
    }
  })

  return {
    /** The planned, running or finished change; null without one. */
    change,
    isPlanning: plan.busy,
    /** True while products are changed or restored. */
    isRunning: proceed.busy,
    problem: plan.problem ?? proceed.problem,
    plan: plan.run,
    /** Applies the plan. Resolves to true if all products were treated. */
    apply: async () => change !== null && proceed.run({ id: change.id, step: 'apply' }),
    /** Restores the products. Resolves to true if all were treated. */
    undo: async () => change !== null && proceed.run({ id: change.id, step: 'undo' }),
    reset() {
      setChange(null)
      plan.reset()
      proceed.reset()
    },
  }
}

function filterOf(filters: Parameters<typeof toProductQuery>[0]): NonNullable<Schemas['BulkChangeRequest']['filter']> {
  const { sort: _, ...filter } = toProductQuery(filters)
  return filter
}
