import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'
import { opensWithout } from '../../rules/legal/legal-kinds'
import { pollInterval } from '../poll-interval'
import { settingsKey } from './settings.queries'
import type { SetupView } from './setup.view'

export const setupKey = [...settingsKey, 'setup'] as const

/** The steps to an open shop. Read again by each page that shows them. */
export function useSetupQuery() {
  const { client } = useOffice()
  return useQuery({
    queryKey: setupKey,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/setup', { signal })),
    staleTime: 0,
    refetchInterval: pollInterval,
  })
}

/** False if the shop is closed to visitors; true until it is known. */
export const useIsShopOpen = (): boolean => useSetupQuery().data?.open ?? true

/** Steps that the shop opens without. */
const optional: readonly string[] = ['customer', 'open'] satisfies SetupView['missing']

/** @param isSkipped true if the operator does not need the optional step */
export function toSetupView(
  { steps, open, sample_products, empty_pages, missing_legal_texts, payment_days }: components['schemas']['Setup'],
  isSkipped = false,
): SetupView {
  const opens = ({ id, done }: (typeof steps)[number]) =>
    done || optional.includes(id) || (id === 'legal' && missing_legal_texts.every(opensWithout))
  return {
    steps: steps.map(({ id, done }) => {
      const mayBeSkipped = id === 'customer' && !done
      return {
        id,
        state: done ? 'done' : mayBeSkipped && isSkipped ? 'skipped' : 'open',
        canSkip: mayBeSkipped && !isSkipped,
      }
    }),
    isOpen: open,
    missing: steps.flatMap((step) => (opens(step) ? [] : step.id)),
    unfinished: {
      sampleProducts: sample_products,
      emptyPages: empty_pages.filter((page) => page !== 'product'),
      paymentDays: payment_days,
      lacksImprint: missing_legal_texts.includes('imprint'),
    },
  }
}
