import type { RemoteOfferChange, PromotionDraft } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { DraftDialog } from '../../internal/draft-dialog'
import type { Faults } from '../problem-text'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { OfferChanges } from '../offer-parts'
import { CodeFields } from './CodeFields'

const NEW: PromotionDraft = {
  code: '',
  type: 'percentage',
  value: '',
  starts: '',
  ends: '',
  minimum: '',
  limit: '',
  companyLimit: '',
}

export interface CodeDialogProps {
  /** The stored code; `null` for a new one. */
  stored: PromotionDraft | null
  /** Changes by another operator since it was read. */
  remoteChanges: readonly RemoteOfferChange[]
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Error texts by the contract's field names. */
  faults: Faults
  /** Saves it. Resolves to true if it was saved. */
  onSave: (draft: PromotionDraft) => Promise<boolean>
  onClose: () => void
}

/** A dialog to add or change a promo code. Unedited fields follow the stored code. */
export function CodeDialog({ stored, remoteChanges, busy, failure, faults, onSave, onClose }: CodeDialogProps) {
  const t = useWords(officePromotionsWords)
  const office = useWords(officeWords)
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<PromotionDraft>>({})
  const draft = { ...(stored ?? NEW), ...edits }
  const isComplete = draft.code.trim() !== '' && draft.value.trim() !== ''

  async function submit() {
    if (await onSave(draft)) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={stored ? t('code.change', { code: stored.code }) : t('code.new')}
      size="lg"
      busy={busy}
      changed={Object.keys(edits).length > 0}
      incomplete={isComplete ? null : t('code.needed')}
      failure={failure}
      words={{
        send: t(stored ? 'code.save' : 'code.add'),
        sending: stored ? office('product.saving') : t('code.adding'),
        leave: office('decide.leave'),
        unsaved: t('code.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {remoteChanges.length > 0 && <OfferChanges changes={remoteChanges} />}
        <CodeFields
          draft={draft}
          isNew={stored === null}
          faults={faults}
          onType={(change) => setEdits({ ...edits, ...change })}
        />
      </div>
    </DraftDialog>
  )
}
