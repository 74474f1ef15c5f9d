import { useIsHydrated } from '../../../internal/use-is-hydrated'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { VisuallyHidden } from '../visually-hidden'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A second, in ms. */
const SECOND = 1000

/**
 * Whole seconds until `endsAt`, never negative; calls `onEnd` once at zero. Each tick reads the clock again, so a
 * suspended tab is correct when it resumes.
 */
function useRemaining(endsAt: number, now: () => number, onEnd: (() => void) | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsOf(endsAt - now()))
  const endedAt = useRef<number>(undefined)

  /** Updates the seconds and returns the time to the next whole second; undefined once it is over. */
  const tick = useEffectEvent((end: number) => {
    const left = end - now()
    setSeconds(secondsOf(left))
    if (left > 0) {
      return left % SECOND || SECOND
    }
    if (endedAt.current !== end) {
      endedAt.current = end
      onEnd?.()
    }
    return undefined
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function run() {
      const delay = tick(endsAt)
      if (delay !== undefined) {
        timer = setTimeout(run, delay)
      }
    }
    run()
    return () => clearTimeout(timer)
  }, [endsAt])

  return seconds
}

/** Rounds up: zero means that no time is left. */
function secondsOf(left: number): number {
  return Math.max(0, Math.ceil(left / SECOND))
}

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
          <span key={unit} className="grid justify-items-center text-xs text-ink-muted">
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
