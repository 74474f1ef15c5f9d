import type {
  CheckoutView,
  MissingRequirement,
  ReferencesActions,
  ReferenceLimits,
} from '@skafferi/domain/checkout/views'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { LazyBoundary } from '../../components/lazy-boundary'
import { LazyOrderReferences } from '../../commerce/order-references'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface ReferencesProps {
  references: ReferencesActions
  limits: ReferenceLimits
  checkout: Pick<CheckoutView, 'poRequired'>
  /** Why an order was refused; nothing before. */
  missing: readonly MissingRequirement[]
}

/** The order's references, with room for them until they are fetched. */
export function References({ references, limits, checkout, missing }: ReferencesProps) {
  const t = useWords(checkoutWords)
  const place = (
    <SkeletonGroup label={t('references.loading')}>
      <Skeleton height={REFERENCES_HEIGHT} />
    </SkeletonGroup>
  )
  const { edit, save, ...shown } = references
  return (
    <LazyBoundary waiting={place}>
      <LazyOrderReferences
        {...shown}
        limits={limits}
        poNumber={checkout.poRequired ? 'required' : 'optional'}
        poState={missing.includes('po_number') ? 'missing' : 'given'}
        onEdit={edit}
        onSave={() => void save()}
      />
    </LazyBoundary>
  )
}

/** Of the fields and the line below them, at the desk. */
export const REFERENCES_HEIGHT = '21rem'
