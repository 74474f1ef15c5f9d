import type { ProductAction, ProductDetailView } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeProductWords } from '../../words/generated/office-product'
import { ConfirmDialog } from '../offer-parts'

export interface ProductActionsProps {
  product: Pick<ProductDetailView, 'title' | 'state'>
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** True if the confirmation before archiving is open. */
  confirming: boolean
  /** Changes by another operator, shown in the confirmation. */
  children?: ReactNode
  /** The user opens or closes the confirmation. */
  onConfirming: (event: { confirming: boolean }) => void
  /** Publishes, hides, archives or restores the product. Resolves to true if it was done. */
  onAction: (event: { action: ProductAction }) => Promise<boolean>
}

/** Buttons to publish, hide, archive or restore a product. */
export function ProductActions({
  product: { title, state },
  busy,
  problem,
  confirming,
  children,
  onConfirming,
  onAction,
}: ProductActionsProps) {
  const t = useWords(officeProductWords)
  const catalogueText = useWords(officeCatalogueWords)
  if (state === 'archived') {
    return (
      <Button
        variant="secondary"
        busy={busy}
        busyLabel={t('restoring')}
        onPress={() => void onAction({ action: 'restore' })}
      >
        {t('restore')}
      </Button>
    )
  }
  return (
    <>
      <Button variant="danger" onPress={() => onConfirming({ confirming: true })}>
        {t('archive')}
      </Button>
      <Button
        variant="secondary"
        busy={busy && !confirming}
        busyLabel={catalogueText('product.saving')}
        onPress={() => void onAction({ action: state === 'active' ? 'hide' : 'publish' })}
      >
        {catalogueText(state === 'active' ? 'product.hide' : 'product.publish')}
      </Button>
      {confirming && (
        <ConfirmDialog
          words={{
            title: t('archiveTitle', { title }),
            text: t('archiveText'),
            confirm: t('archiveDo'),
            confirming: t('archiving'),
          }}
          busy={busy}
          problem={problem}
          onConfirm={() =>
            void onAction({ action: 'archive' }).then((isDone) => isDone && onConfirming({ confirming: false }))
          }
          onClose={() => onConfirming({ confirming: false })}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
