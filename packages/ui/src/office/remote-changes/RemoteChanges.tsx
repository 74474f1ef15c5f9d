import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { Diff, type DiffField } from '../../components/content/diff'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface RemoteChangesProps {
  /** The text of the notice. */
  title: string
  /** The changed fields with their old and new values. */
  fields: readonly DiffField[]
  /**
   * The user dismisses the notice, which is over the page, so that the layout does not move. Omit it in a dialog, where
   * the notice is part of the content.
   */
  onDismiss?: () => void
}

/** On a phone the message why nothing was saved is above it, of up to five lines. */
const overPage =
  'fixed inset-x-4 top-32 z-50 max-h-[60dvh] overflow-y-auto rounded-lg bg-raised shadow-float ' +
  'md:start-auto md:top-16 md:w-104 print:hidden'

/** A notice with the changes by another operator since the page was loaded. */
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
