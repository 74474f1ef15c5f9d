import { Button } from '../../components/actions/button'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeOldFiguresWords } from '../../words/generated/office-old-figures'

export interface OldFiguresProps {
  /** When the oldest figures on the page were loaded ("10:42", or with its day). */
  from: string
  /** True while they are being loaded again. */
  busy: boolean
  /** The user loads them again. */
  onRefresh: () => void
}

/** Above a page: says from when its figures are, because the store cannot be reached. */
export function OldFigures({ from, busy, onRefresh }: OldFiguresProps) {
  const t = useWords(officeOldFiguresWords)
  return (
    <div className="pb-4 print:hidden">
      <BannerMessage
        tone="caution"
        action={
          <Button size="sm" variant="secondary" busy={busy} busyLabel={t('refreshing')} onPress={onRefresh}>
            {t('refresh')}
          </Button>
        }
      >
        <b>{t('title')}</b> {t('from', { time: from })}
      </BannerMessage>
    </div>
  )
}
