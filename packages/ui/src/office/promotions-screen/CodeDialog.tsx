import type { RemoteOfferChange, PromotionDraft } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { DraftDialog } from '../../internal/draft-dialog'
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
  /** As it is kept; `null` for a new one. */
  kept: PromotionDraft | null
  /** What a colleague has changed since it was read; empty while nothing. */
  remoteChanges: readonly RemoteOfferChange[]
  busy: boolean
  /** Why it was not saved, in words; `null` where nothing failed. */
  failure: string | null
  /** What of it is wrong, by the store's names. */
  faults: Readonly<Record<string, string>>
  /** Saves it; resolves to whether it was saved. */
  onSave: (draft: PromotionDraft) => Promise<boolean>
  onClose: () => void
}

/** A promo code that is added or changed. What is not typed into shows what is kept, also when that changes. */
export function CodeDialog({ kept, remoteChanges, busy, failure, faults, onSave, onClose }: CodeDialogProps) {
  const t = useWords(officePromotionsWords)
  const office = useWords(officeWords)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<PromotionDraft>>({})
  const draft = { ...(kept ?? NEW), ...typed }
  const isWhole = draft.code.trim() !== '' && draft.value.trim() !== ''

  async function submit() {
    if (await onSave(draft)) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={kept ? t('code.change', { code: kept.code }) : t('code.new')}
      size="lg"
      busy={busy}
      changed={Object.keys(typed).length > 0}
      incomplete={isWhole ? null : t('code.needed')}
      failure={failure}
      words={{
        send: t(kept ? 'code.save' : 'code.add'),
        sending: kept ? office('product.saving') : t('code.adding'),
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
          isNew={kept === null}
          faults={faults}
          onType={(change) => setTyped({ ...typed, ...change })}
        />
      </div>
    </DraftDialog>
  )
}
