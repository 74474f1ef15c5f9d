import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { Diff, type DiffField } from '../../components/diff'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface RemoteChangesProps {
  /** The text of the notice. */
  title: string
  /** The changed fields with their old and new values. */
  fields: readonly DiffField[]
  /** The user dismisses the list; omit it if the list closes with its dialog. */
  onDismiss?: () => void
}

/** Lists the changes by another operator since an object was read, before it can be overwritten. */
export function RemoteChanges({ title, fields, onDismiss }: RemoteChangesProps) {
  const t = useWords(officeWords)
  return (
    <section aria-label={title} className="grid gap-3">
      <BannerMessage
        tone="caution"
        announce="assertive"
        action={
          onDismiss && (
            <Button size="sm" variant="secondary" onPress={onDismiss}>
              {t('remoteChange.dismiss')}
            </Button>
          )
        }
      >
        {title}
      </BannerMessage>
      <div className="rounded-lg border border-line bg-surface p-4">
        <Diff label={title} fields={fields} />
      </div>
    </section>
  )
}
