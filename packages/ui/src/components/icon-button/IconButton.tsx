import type { AriaAttributes, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { CheckIcon } from '../icon'
import { Spinner } from '../spinner'
import { CountMark } from './CountMark'
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
    /** What it does, in words: the accessible name and the tip under the pointer. */
    label: string
    /** The drawn sign, from the icon folder. */
    icon: ReactNode
    /**
     * `outlined` among buttons and fields, `filled` where it is the main one of them, `plain` alone or over a picture;
     * `plain` by default.
     */
    variant?: 'plain' | 'outlined' | 'filled'
    /** `sm` is 32 px on a desk; `md` by default. */
    size?: 'sm' | 'md'
    /** A toggle, and whether it is on. Its label stays the same ("Wishlist"); the sign given is the filled one. */
    pressed?: boolean
    /**
     * `added`: the action has just succeeded, a check takes the sign's place. `busy`: under way, further presses are
     * ignored. `ended`: there is no further to go this way; it says so and keeps the focus. `idle` by default.
     */
    state?: 'idle' | 'busy' | 'added' | 'ended'
    /** A number on the corner, as shown ("12"). The label says it in words. */
    count?: string
    /** Not available; leaves the tab order. */
    disabled?: boolean
    /** The button was pressed (by pointer, Enter or Space) while available. */
    onPress?: () => void
  }

/** A button that is only a sign. The sign must be one everybody knows; otherwise use Button with words. */
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
      {count !== undefined && <CountMark count={count} />}
    </button>
  )
}
