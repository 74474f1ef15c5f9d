import { useIsHydrated } from '../../../internal/use-is-hydrated'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { VisuallyHidden } from '../visually-hidden'
import { useRemaining } from './use-remaining'

export interface CountdownProps {
  /** The end: ms since 1970. */
  endsAt: number
  /** Returns the current time, corrected for the computer's clock: ms since 1970. */
  now: () => number
  /** The accessible name ("Sale ends in"). */
  label: string
  /** The time is over. Called once. */
  onEnd?: () => void
}

/**
 * The remaining time: days, hours, minutes and seconds; zero once it is over. In a server-rendered document the space
 * is reserved and the numbers appear on hydration.
 */
export function Countdown({ endsAt, now, label, onEnd }: CountdownProps) {
  const t = useWords(displayWords)
  const remaining = useRemaining(endsAt, now, onEnd)
  const isRunning = useIsHydrated()
  const secondsLeft = isRunning ? remaining : 0
  const days = Math.floor(secondsLeft / 86_400)
  const hours = Math.floor(secondsLeft / 3_600) % 24
  const minutes = Math.floor(secondsLeft / 60) % 60
  const parts = [
    { value: days, unit: t('countdownDays') },
    { value: hours, unit: t('countdownHours') },
    { value: minutes, unit: t('countdownMinutes') },
    { value: secondsLeft % 60, unit: t('countdownSeconds') },
  ]
  // Changes once a minute, so that it can be read out.
  const spokenText =
    secondsLeft === 0
      ? t('countdownEnded')
      : secondsLeft < 60
        ? t('countdownLastMinute')
        : t('countdownLeft', { days, hours, minutes })
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      data-ended={(isRunning && secondsLeft === 0) || undefined}
      className="inline-flex"
    >
      <VisuallyHidden>{isRunning ? spokenText : ''}</VisuallyHidden>
      <span aria-hidden="true" className="flex gap-3">
        {parts.map(({ value, unit }) => (
          <span key={unit} className="grid justify-items-center text-2xs text-ink-muted">
            <b className={isRunning ? 'num text-lg text-ink' : 'num invisible text-lg'}>
              {String(value).padStart(2, '0')}
            </b>
            {unit}
          </span>
        ))}
      </span>
    </span>
  )
}
