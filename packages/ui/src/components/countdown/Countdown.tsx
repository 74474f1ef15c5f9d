import { useIsHydrated } from '../../internal/use-is-hydrated'
import { useWords } from '../../words'
import { displayWords } from '../../words/generated/display'
import { VisuallyHidden } from '../visually-hidden'
import { useRemaining } from './use-remaining'

export interface CountdownProps {
  /** When it is over: ms since 1970. */
  endsAt: number
  /** The time now by the clock that decides, corrected for this computer's: ms since 1970. */
  now: () => number
  /** What ends ("Sale ends in"), for readers who listen. */
  label: string
  /** The time is over. Told once. */
  onEnd?: () => void
}

/**
 * How long is left: days, hours, minutes and seconds. Zero when it is over, never below. In a document that brings its
 * content along, the room is there and the figures come with the script.
 */
export function Countdown({ endsAt, now, label, onEnd }: CountdownProps) {
  const t = useWords(displayWords)
  const remaining = useRemaining(endsAt, now, onEnd)
  const isRunning = useIsHydrated()
  const left = isRunning ? remaining : 0
  const days = Math.floor(left / 86_400)
  const hours = Math.floor(left / 3_600) % 24
  const minutes = Math.floor(left / 60) % 60
  const parts = [
    { value: days, unit: t('countdownDays') },
    { value: hours, unit: t('countdownHours') },
    { value: minutes, unit: t('countdownMinutes') },
    { value: left % 60, unit: t('countdownSeconds') },
  ]
  // Changes once a minute, so that it may be listened to.
  const words =
    left === 0
      ? t('countdownEnded')
      : left < 60
        ? t('countdownLastMinute')
        : t('countdownLeft', { days, hours, minutes })
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      data-ended={(isRunning && left === 0) || undefined}
      className="inline-flex"
    >
      <VisuallyHidden>{isRunning ? words : ''}</VisuallyHidden>
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
