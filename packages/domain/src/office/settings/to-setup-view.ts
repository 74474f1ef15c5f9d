import type { components } from '@skafferi/api/admin'
import type { SetupView } from './setup.view'

/** Steps that the shop opens without. */
const optional: readonly string[] = ['customer', 'open'] satisfies SetupView['missing']

/** @param isSkipped true if the operator does not need the optional step */
export function toSetupView(
  { steps, open, sample_products, empty_pages, missing_legal_texts, payment_days }: components['schemas']['Setup'],
  isSkipped = false,
): SetupView {
  const lacksImprint = missing_legal_texts.includes('imprint')
  const opensWithout = lacksImprint && missing_legal_texts.length === 1 ? [...optional, 'legal'] : optional
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
    missing: steps.flatMap(({ id, done }) => (done || opensWithout.includes(id) ? [] : id)),
    unfinished: {
      sampleProducts: sample_products,
      emptyPages: empty_pages.filter((page) => page !== 'product'),
      paymentDays: payment_days,
      lacksImprint,
    },
  }
}
