import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'
import { Button } from '../../actions/button'
import { WarningIcon } from '../../content/icon'

const styles = cva('grid justify-items-center gap-2 px-6 py-10 text-center wrap-anywhere', {
  variants: { variant: { plain: '', panel: 'rounded-lg border border-line bg-surface' } },
})

export interface ErrorStateProps {
  /** What failed, in one sentence ("Failed to load cart data"). */
  title: string
  /** What is not affected ("Nothing in the cart has changed."). */
  text?: string
  /** Heading level of the title; 2 by default. */
  headingLevel?: 1 | 2 | 3
  /** `panel` has a frame, for use in place of a panel; `plain` by default. */
  variant?: 'plain' | 'panel'
  /** True while retrying. */
  retrying?: boolean
  /** Try Again was pressed. Omit if retrying cannot help. */
  onRetry?: () => void
}

/** A broken shelf with what failed, what is not affected, and a way to retry. Announced at once. */
export function ErrorState({
  title,
  text,
  headingLevel = 2,
  variant = 'plain',
  retrying = false,
  onRetry,
}: ErrorStateProps) {
  const t = useWords(controlsWords)
  const Heading = `h${headingLevel}` as const
  return (
    <div role="alert" className={styles({ variant })}>
      <span
        aria-hidden="true"
        className={
          'mb-3 flex h-16 w-55 max-w-full items-end justify-center border-b-2 border-dashed border-shelf pb-2 ' +
          'text-critical [&_svg]:size-9 [&_svg]:stroke-[1.3]'
        }
      >
        <WarningIcon />
      </span>
      <Heading className="text-base font-bold tracking-flat">{title}</Heading>
      {text !== undefined && <p className="text-ink-muted">{text}</p>}
      {onRetry && (
        <Button variant="secondary" busy={retrying} busyLabel={t('tryingAgain')} onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
