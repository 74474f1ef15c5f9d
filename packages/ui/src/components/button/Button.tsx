import { useId, type AriaAttributes, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { Spinner } from '../spinner'
import { buttonStyles, type ButtonSize, type ButtonVariant, type ButtonWidth } from './styles'

/**
 * Both faces of a button lie in one grid cell, and the pseudo-element holds the room of the busy verb, so nothing
 * beside the button moves when the work starts or ends.
 */
const faces = cva([
  'grid justify-items-center *:col-start-1 *:row-start-1',
  'after:invisible after:col-start-1 after:row-start-1 after:h-0 after:ps-6 after:content-[attr(data-busy-label)]',
])

const face = cva('inline-flex items-center justify-center gap-2', {
  variants: { shown: { true: '', false: 'invisible' } },
})

type NativeProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'id' | 'name' | 'value' | 'form' | 'autoFocus' | 'popoverTarget' | 'popoverTargetAction'
>

/** A button that works for a while names its work; one without such work needs neither. */
type BusyProps =
  | {
      /** The work is under way: the verb and a ring show, further presses are ignored, the focus stays. */
      busy: boolean
      /** The verb while busy ("Saving..."). Its room is kept from the start. */
      busyLabel: string
    }
  | { busy?: undefined; busyLabel?: undefined }

const reasonedStyles = cva('gap-1.5', {
  variants: { width: { full: 'grid w-full', auto: 'inline-grid justify-items-start' } },
})

export type ButtonProps = AriaAttributes &
  NativeProps &
  BusyProps & {
    /** The action as a verb first ("Add to Cart"), with an icon before or after it where that helps. */
    children: ReactNode
    /** Rank of the action; `primary` by default. */
    variant?: ButtonVariant
    /** Height and type size; `md` by default. */
    size?: ButtonSize
    /** `full` fills the line, as in a bar at the foot of a phone. */
    width?: ButtonWidth
    /** `button` by default, so that a button in a form never submits by accident. */
    type?: 'button' | 'submit' | 'reset'
    /** Not available, for a reason the page makes plain by itself. Leaves the tab order. */
    disabled?: boolean
    /** Not available, and why. Stands under the button and is read with it; the button stays in the tab order. */
    disabledReason?: string
    /** The button was pressed (by pointer, Enter or Space) while available. */
    onPress?: () => void
  }

/** Starts an action on this page. For going elsewhere use LinkButton. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'md',
    width = 'auto',
    type = 'button',
    busy = false,
    busyLabel,
    disabled = false,
    disabledReason,
    onPress,
    ...rest
  } = props
  const reasonId = useId()
  const refused = disabledReason !== undefined
  const off = disabled || refused
  const inert = busy || off

  function press(event: MouseEvent) {
    if (inert) {
      event.preventDefault()
      return
    }
    onPress?.()
  }

  const button = (
    <button
      {...rest}
      type={type}
      disabled={disabled && !refused}
      aria-disabled={refused || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={refused ? reasonId : rest['aria-describedby']}
      className={buttonStyles({
        variant: off ? 'disabled' : variant,
        size,
        width,
        cursor: off ? 'disabled' : busy ? 'busy' : 'ready',
      })}
      onClick={press}
    >
      <span className={faces()} data-busy-label={busyLabel}>
        <span className={face({ shown: !busy })}>{children}</span>
        {busy && (
          <span className={face({ shown: true })}>
            <Spinner />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  )

  // A button that may be refused keeps its place in the page when it is: else the focus would be lost with it.
  if (!('disabledReason' in props)) {
    return button
  }
  return (
    <span className={refused ? reasonedStyles({ width }) : 'contents'}>
      {button}
      {refused && (
        <span id={reasonId} className="text-xs text-ink-muted">
          {disabledReason}
        </span>
      )}
    </span>
  )
}
