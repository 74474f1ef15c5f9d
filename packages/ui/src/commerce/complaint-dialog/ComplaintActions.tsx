import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
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
export function ComplaintActions({ failure, ...actions }: ComplaintActionsProps) {
  return (
    <div className="grid w-full gap-3">
      {failure !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {failure}
        </BannerMessage>
      )}
      {actions.state === 'asking' ? <Question {...actions} /> : <SubmitOrClose {...actions} />}
    </div>
  )
}

type Actions = Omit<ComplaintActionsProps, 'failure'>

function SubmitOrClose({ formId, state, onLeave }: Actions) {
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

/** Before what was typed is lost. */
function Question({ onDiscard, onKeepEditing }: Actions) {
  const t = useWords(complaintWords)
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2">
      <p className="me-auto font-medium max-md:basis-full">{t('unsaved')}</p>
      <Button variant="danger" onPress={onDiscard}>
        {t('discard')}
      </Button>
      <Button variant="secondary" autoFocus onPress={onKeepEditing}>
        {t('keepEditing')}
      </Button>
    </div>
  )
}
