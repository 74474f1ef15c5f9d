import type { ProductAction, SoldProductView } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeProductWords } from '../../words/generated/office-product'
import { ConfirmDialog } from '../offer-parts'

export interface ProductActionsProps {
  product: Pick<SoldProductView, 'title' | 'state'>
  busy: boolean
  /** Why it was not done, in words; `null` where nothing failed. */
  problem: string | null
  /** Whether it is being asked about archiving it. */
  asking: boolean
  /** What a colleague has changed meanwhile; stands above the question. */
  children?: ReactNode
  /** Archiving is to be asked about, or no longer. */
  onAsk: (event: { asking: boolean }) => void
  /** It is to be shown to buyers, hidden, archived or restored; resolves to whether it was done. */
  onAct: (event: { what: ProductAction }) => Promise<boolean>
}

/** What is done about a product as a whole: who sees it, and whether it is still sold. */
export function ProductActions({
  product: { title, state },
  busy,
  problem,
  asking,
  children,
  onAsk,
  onAct,
}: ProductActionsProps) {
  const t = useWords(officeProductWords)
  const office = useWords(officeWords)
  if (state === 'archived') {
    return (
      <Button
        variant="secondary"
        busy={busy}
        busyLabel={t('restoring')}
        onPress={() => void onAct({ what: 'restore' })}
      >
        {t('restore')}
      </Button>
    )
  }
  return (
    <>
      <Button variant="danger" onPress={() => onAsk({ asking: true })}>
        {t('archive')}
      </Button>
      <Button
        variant="secondary"
        busy={busy && !asking}
        busyLabel={office('product.saving')}
        onPress={() => void onAct({ what: state === 'active' ? 'hide' : 'publish' })}
      >
        {office(state === 'active' ? 'product.hide' : 'product.publish')}
      </Button>
      {asking && (
        <ConfirmDialog
          words={{
            title: t('archiveTitle', { title }),
            text: t('archiveText'),
            stop: t('archiveDo'),
            stopping: t('archiving'),
          }}
          busy={busy}
          problem={problem}
          onStop={() => void onAct({ what: 'archive' }).then((isDone) => isDone && onAsk({ asking: false }))}
          onClose={() => onAsk({ asking: false })}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
