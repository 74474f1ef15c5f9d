import type { AriaAttributes, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { CheckIcon } from '../../content/icon'
import { Spinner } from '../../feedback/spinner'
import { CountBadge } from './CountBadge'
import { iconButtonStyles } from './styles'

type NativeProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'id' | 'autoFocus' | 'popoverTarget' | 'popoverTargetAction'
>

export type IconButtonProps = Pick<
  AriaAttributes,
  'aria-controls' | 'aria-describedby' | 'aria-expanded' | 'aria-haspopup'
> &
  NativeProps & {
    /** The accessible name and the tooltip. */
    label: string
    /** The icon, from the icon folder. */
    icon: ReactNode
    /**
     * `outlined` among buttons and fields, `filled` for the main one of them, `plain` alone or over a picture; `plain`
     * by default.
     */
    variant?: 'plain' | 'outlined' | 'filled'
    /** `sm` is 32 px on a desktop; `md` by default. */
    size?: 'sm' | 'md'
    /**
     * Makes it a toggle button in this state. The label stays the same ("Wishlist"); pass the filled icon when pressed.
     */
    pressed?: boolean
    /**
     * `added`: the action has just succeeded, a check mark replaces the icon. `busy`: further presses are ignored.
     * `ended`: the end is reached; disabled, but keeps the focus. `idle` by default.
     */
    state?: 'idle' | 'busy' | 'added' | 'ended'
    /** A formatted number on the corner ("12"). Include it in the label. */
    count?: string
    /** Not available; removed from the tab order. */
    disabled?: boolean
    /** The button was pressed (by pointer, Enter or Space) while available. */
    onPress?: () => void
  }

/** A button with only an icon. The icon must be widely known; otherwise use Button with a label. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'md',
  pressed,
  state = 'idle',
  count,
  disabled = false,
  onPress,
  ...rest
}: IconButtonProps) {
  const busy = state === 'busy'
  const inert = busy || state === 'ended'
  const idle = pressed ? 'saved' : 'ready'

  function press(event: MouseEvent) {
    if (inert) {
      event.preventDefault()
      return
    }
    onPress?.()
  }

  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      disabled={disabled}
      className={iconButtonStyles({
        variant,
        size,
        state: disabled || state === 'ended' ? 'disabled' : state === 'idle' ? idle : state,
      })}
      onClick={press}
    >
      {busy ? <Spinner /> : state === 'added' ? <CheckIcon /> : icon}
      {count !== undefined && <CountBadge count={count} />}
    </button>
  )
}
