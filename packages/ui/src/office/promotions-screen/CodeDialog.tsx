import type { RemoteOfferChange, PromotionDraft } from '@skafferi/domain/office/views'
import { useRef } from 'react'
import { DraftDialog } from '../../internal/draft-dialog'
import type { Faults } from '../problem-text'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { OfferChanges } from '../offer-parts'
import { CodeFields } from './CodeFields'

export interface CodeDialogProps {
  /** The stored code; `null` for a new one. */
  stored: PromotionDraft | null
  draft: PromotionDraft
  /** True if the draft has edits. */
  edited: boolean
  /** Changes by another operator since it was read. */
  remoteChanges: readonly RemoteOfferChange[]
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Error texts by the contract's field names. */
  faults: Faults
  onType: (change: Partial<PromotionDraft>) => void
  /** Saves it. Resolves to true if it was saved. */
  onSave: () => Promise<boolean>
  onClose: () => void
}

/** A dialog to add or change a promo code. */
export function CodeDialog(props: CodeDialogProps) {
  const { stored, draft, edited, remoteChanges, busy, failure, faults, onType, onSave, onClose } = props
  const t = useWords(officePromotionsWords)
  const office = useWords(officeWords)
  const catalogueText = useWords(officeCatalogueWords)
  const form = useRef<HTMLFormElement>(null)
  const isComplete = draft.code.trim() !== '' && draft.value.trim() !== ''

  async function submit() {
    if (await onSave()) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={stored ? t('code.change', { code: stored.code }) : t('code.new')}
      size="lg"
      busy={busy}
      changed={edited}
      incomplete={isComplete ? null : t('code.needed')}
      failure={failure}
      words={{
        send: t(stored ? 'code.save' : 'code.add'),
        sending: stored ? catalogueText('product.saving') : t('code.adding'),
        leave: office('decide.leave'),
        unsaved: t('code.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {remoteChanges.length > 0 && <OfferChanges changes={remoteChanges} />}
        <CodeFields draft={draft} isNew={stored === null} faults={faults} onType={onType} />
      </div>
    </DraftDialog>
  )
}
