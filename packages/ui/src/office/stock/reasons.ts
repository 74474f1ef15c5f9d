import type { CorrectionReason } from '@skafferi/domain/office/views'

/** The reasons of a correction, in the order of the list. */
export const reasons: readonly CorrectionReason[] = [
  'counted',
  'damaged',
  'expired',
  'lost',
  'returned',
  'own_use',
  'booked_by_mistake',
  'other',
]
