import type { ActivityEntryView, PutBackView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officeActivityWords } from '../../words/generated/office-activity'
import { useSubjectName } from './use-subject-name'

interface PutBackOfferProps extends Pick<ActivityEntryView, 'subject' | 'putBack'> {
  /** The user wants to put back the old values. */
  onPutBack: () => void
}

/** A button to put back an entry's old values, or the note that one of them has changed since. */
export function PutBackOffer({ subject, putBack, onPutBack }: PutBackOfferProps) {
  const t = useWords(officeActivityWords)
  const nameOf = useSubjectName()
  if (putBack === null) return null
  if (putBack.status === 'changed') return <Since {...putBack} />
  const isMany = putBack.products !== null
  return (
    <div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={subject === null ? undefined : t(isMany ? 'undoOf' : 'putBackOf', { subject: nameOf(subject) })}
        onPress={onPutBack}
      >
        {t(isMany ? 'undo' : 'putBack')}
      </Button>
    </div>
  )
}

function Since({ by, at }: Extract<PutBackView, { status: 'changed' }>) {
  const t = useWords(officeActivityWords)
  const text = at === null ? t('since') : by === null ? t('sinceAt', { at }) : t('sinceBy', { by, at })
  return <p className="text-ink-muted">{text}</p>
}
