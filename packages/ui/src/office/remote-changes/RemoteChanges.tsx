import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { Diff, type DiffField } from '../../components/diff'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface RemoteChangesProps {
  /** That it was changed, in words. */
  title: string
  /** What stood there, and what stands there now. */
  fields: readonly DiffField[]
  /** They were read. Left out where they go with what is around them. */
  onSeen?: () => void
}

/** What somebody else has changed since a thing was read, before anything is written over it. */
export function RemoteChanges({ title, fields, onSeen }: RemoteChangesProps) {
  const t = useWords(officeWords)
  return (
    <section aria-label={title} className="grid gap-3">
      <BannerMessage
        tone="caution"
        announce="assertive"
        action={
          onSeen && (
            <Button size="sm" variant="secondary" onPress={onSeen}>
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
