import type {
  CheckoutView,
  MissingRequirement,
  ReferencesActions,
  ReferenceLimits,
} from '@skafferi/domain/shop/checkout/views'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { LazyOrderReferences } from '../../commerce/checkout/order-references'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface ReferencesProps {
  references: ReferencesActions
  limits: ReferenceLimits
  checkout: Pick<CheckoutView, 'poRequired'>
  /** Missing requirements after a refused order; empty before. */
  missing: readonly MissingRequirement[]
}

/** The order's references, with a placeholder while the form is loading. */
export function References({ references, limits, checkout, missing }: ReferencesProps) {
  const t = useWords(checkoutWords)
  const placeholder = (
    <SkeletonGroup label={t('references.loading')}>
      <Skeleton height={REFERENCES_HEIGHT} />
    </SkeletonGroup>
  )
  const { edit, save, ...state } = references
  return (
    <LazyBoundary fallback={placeholder}>
      <LazyOrderReferences
        {...state}
        limits={limits}
        poNumber={checkout.poRequired ? 'required' : 'optional'}
        poState={missing.includes('po_number') ? 'missing' : 'given'}
        onEdit={edit}
        onSave={() => void save()}
      />
    </LazyBoundary>
  )
}

/** Height of the fields and the line below them. On phones the two short fields are below each other. */
export const REFERENCES_HEIGHT = 'clamp(21rem, (30rem - 100vw) * 999, 26.875rem)'
