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
  /**
   * The user dismissed the message, which lies over the page, so that nothing moves between two presses. Omit in a
   * dialog: the message is part of it, and closes with it.
   */
  onDismiss?: () => void
}

const overPage =
  'fixed inset-x-4 top-16 z-50 max-h-[60dvh] overflow-y-auto rounded-lg bg-raised shadow-float md:start-auto md:w-104 print:hidden'

/** What someone else has changed since the page was loaded; nothing is overwritten. */
export function RemoteChanges({ title, fields, onDismiss }: RemoteChangesProps) {
  const t = useWords(officeWords)
  return (
    <section aria-label={title} className={onDismiss ? `grid gap-3 ${overPage}` : 'grid gap-3'}>
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
