import { cva } from 'class-variance-authority'
import { useEffect, useState, type MouseEvent } from 'react'
import { useWords } from '../../../words'
import { chromeWords } from '../../../words/generated/chrome'
import { CheckIcon, CloseIcon, WarningIcon } from '../../content/icon'
import { useLinkElement } from '../../actions/link'
import { focusPage } from '../../layout/page-layout'
import type { ToastOptions } from './toast-context'

/** How long a success message stays, in ms; longer with an action. */
const DURATION = 6_000
const DURATION_WITH_ACTION = 12_000

const styles = cva(
  [
    'pointer-events-auto flex items-center gap-2.5 rounded-md border border-transparent py-2.5 ps-3 pe-2',
    'shadow-float',
    'transition-[opacity,translate] duration-move starting:translate-y-2 starting:opacity-0',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-inverse text-ink-on-inverse',
        critical: 'bg-critical-solid text-ink-on-critical',
      },
    },
  },
)

const ACTION =
  'inline-flex min-h-8 flex-none items-center rounded-sm px-2 font-bold underline underline-offset-[0.2em] ' +
  'hover:bg-current/16'

export interface ToastProps {
  id: number
  toast: ToastOptions
  /** The toast was closed, its action was used, or its time is over. */
  onDismiss: (id: number) => void
}

/** One toast. Its timer pauses on hover and while the focus is inside. */
export function Toast({ id, toast, onDismiss }: ToastProps) {
  const t = useWords(chromeWords)
  const [paused, setPaused] = useState(false)
  const { message, tone = 'neutral', action } = toast
  // On the server there are no toasts.
  const [focusBefore] = useState(() => document.activeElement as HTMLElement | null)
  const duration = action ? DURATION_WITH_ACTION : DURATION

  useEffect(() => {
    if (tone === 'critical' || paused) {
      return
    }
    const timer = setTimeout(onDismiss, duration, id)
    return () => clearTimeout(timer)
  }, [tone, paused, duration, id, onDismiss])

  /** Moves the focus out of the toast, and removes it. */
  function close({ detail }: MouseEvent) {
    // The heading keeps the focus if the element that had it is gone.
    focusPage()
    // A click of a mouse, which has a `detail`, must not scroll the page.
    focusBefore?.focus({ preventScroll: detail > 0 })
    onDismiss(id)
  }

  return (
    <div
      data-tone={tone}
      className={styles({ tone })}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {tone === 'critical' ? <WarningIcon /> : <CheckIcon />}
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{message}</span>
      {action && <ToastAction action={action} onDone={close} />}
      <button
        type="button"
        aria-label={t('close')}
        onClick={close}
        className="grid size-8 flex-none place-items-center rounded-md hover:bg-current/16"
      >
        <CloseIcon size="sm" />
      </button>
    </div>
  )
}

interface ToastActionProps {
  action: NonNullable<ToastOptions['action']>
  onDone: (event: MouseEvent) => void
}

function ToastAction({ action, onDone }: ToastActionProps) {
  const LinkElement = useLinkElement()
  if ('href' in action) {
    return (
      <LinkElement href={action.href} className={ACTION} onClick={onDone}>
        {action.label}
      </LinkElement>
    )
  }
  return (
    <button
      type="button"
      className={ACTION}
      onClick={(event) => {
        action.onSelect()
        onDone(event)
      }}
    >
      {action.label}
    </button>
  )
}
