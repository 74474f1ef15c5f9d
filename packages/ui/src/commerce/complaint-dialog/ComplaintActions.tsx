import { Button } from '../../components/button'
import { DraftFoot } from '../../internal/draft-foot'
import { useWords } from '../../words'
import { complaintWords } from '../../words/generated/complaint'

/** Props of {@link ComplaintActions}. */
export interface ComplaintActionsProps {
  /** The form that Submit sends. */
  formId: string
  /** `incomplete` while something is not filled in, `asking` whether what was typed may be lost. */
  state: 'incomplete' | 'ready' | 'busy' | 'asking'
  /** Why it was not sent, in words; `null` where nothing failed. */
  failure: string | null
  onLeave: () => void
  onDiscard: () => void
  onKeepEditing: () => void
}

/** The foot of the dialog, always in sight: why it was not sent, submit and close. */
export function ComplaintActions({ failure, onDiscard, onKeepEditing, ...actions }: ComplaintActionsProps) {
  const t = useWords(complaintWords)
  return (
    <DraftFoot
      failure={failure}
      question={actions.state === 'asking' ? t('unsaved') : null}
      onDiscard={onDiscard}
      onKeepEditing={onKeepEditing}
    >
      <SubmitOrClose {...actions} />
    </DraftFoot>
  )
}

function SubmitOrClose({ formId, state, onLeave }: Pick<ComplaintActionsProps, 'formId' | 'state' | 'onLeave'>) {
  const t = useWords(complaintWords)
  const busy = state === 'busy'
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {state === 'incomplete' && (
        <p id={`${formId}-incomplete`} className="me-auto text-xs text-ink-muted max-md:basis-full">
          {t('incomplete')}
        </p>
      )}
      <span className="grid max-md:flex-1">
        <Button variant="secondary" disabled={busy} onPress={onLeave}>
          {t('close')}
        </Button>
      </span>
      <span className="grid max-md:flex-1">
        <Button
          type="submit"
          form={formId}
          disabled={state === 'incomplete'}
          aria-describedby={state === 'incomplete' ? `${formId}-incomplete` : undefined}
          busy={busy}
          busyLabel={t('submitting')}
        >
          {t('submit')}
        </Button>
      </span>
    </div>
  )
}
