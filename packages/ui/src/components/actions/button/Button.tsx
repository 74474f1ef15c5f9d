import { useId, type AriaAttributes, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { Spinner } from '../../feedback/spinner'
import { buttonStyles, type ButtonSize, type ButtonVariant, type ButtonWidth } from './styles'

/**
 * Both labels share one grid cell, and the pseudo-element reserves the width of the busy label, so the layout does not
 * shift when an operation starts or ends.
 */
const labelStackStyles = cva([
  'grid justify-items-center *:col-start-1 *:row-start-1',
  'after:invisible after:col-start-1 after:row-start-1 after:h-0 after:ps-6 after:content-[attr(data-busy-label)]',
])

const labelStyles = cva('inline-flex items-center justify-center gap-2', {
  variants: { visible: { true: '', false: 'invisible' } },
})

type NativeProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'id' | 'name' | 'value' | 'form' | 'autoFocus' | 'popoverTarget' | 'popoverTargetAction'
>

/** A button for a longer operation names it; other buttons need neither prop. */
type BusyProps =
  | {
      /**
       * True while the operation runs: the busy label and a spinner are shown, further presses are ignored, the focus
       * stays.
       */
      busy: boolean
      /** The label while busy ("Saving..."). Its width is reserved from the start. */
      busyLabel: string
    }
  | { busy?: undefined; busyLabel?: undefined }

const reasonStyles = cva('gap-1.5', {
  variants: { width: { full: 'grid w-full', auto: 'inline-grid justify-items-start' } },
})

export type ButtonProps = Omit<AriaAttributes, 'aria-disabled'> &
  NativeProps &
  BusyProps & {
    /** The action, beginning with a verb ("Add to Cart"), with an icon before or after it if that helps. */
    children: ReactNode
    /** Rank of the action; `primary` by default. */
    variant?: ButtonVariant
    /** Height and font size; `md` by default. */
    size?: ButtonSize
    /** `full` fills the line, e.g. in a bar at the bottom of a phone. */
    width?: ButtonWidth
    /** `button` by default, so that a button in a form never submits by accident. */
    type?: 'button' | 'submit' | 'reset'
    /** Not available, as its action is done. The button keeps the focus, unlike one that is `disabled`. */
    'aria-disabled'?: boolean
    /** Not available, for a reason that is obvious on the page. Removed from the tab order. */
    disabled?: boolean
    /**
     * Why the button is not available. Shown below the button as its description; the button stays in the tab order.
     */
    disabledReason?: string
    /** The button was pressed (by pointer, Enter or Space) while available. */
    onPress?: () => void
  }

/** Starts an action on this page. For navigation use LinkButton. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'md',
    width = 'auto',
    type = 'button',
    busy,
    busyLabel,
    disabled,
    disabledReason,
    onPress,
    ...rest
  } = props
  const reasonId = useId()
  const hasReason = disabledReason !== undefined
  const unavailable = disabled || hasReason || rest['aria-disabled']

  function press(event: MouseEvent) {
    if (busy || unavailable) {
      event.preventDefault()
      return
    }
    onPress?.()
  }

  const button = (
    <button
      {...rest}
      type={type}
      disabled={disabled && !hasReason}
      aria-disabled={hasReason || busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      aria-describedby={hasReason ? reasonId : rest['aria-describedby']}
      className={buttonStyles({
        variant: unavailable ? 'disabled' : variant,
        size,
        width,
        cursor: unavailable ? 'disabled' : busy ? 'busy' : 'ready',
      })}
      onClick={press}
    >
      <span className={labelStackStyles()} data-busy-label={busyLabel}>
        <span className={labelStyles({ visible: !busy })}>{children}</span>
        {busy && (
          <span className={labelStyles({ visible: true })}>
            <Spinner />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  )

  // A button that may get a reason always has the same wrapper, so that it is not remounted and keeps the focus.
  if (!('disabledReason' in props)) {
    return button
  }
  return (
    <span className={hasReason ? reasonStyles({ width }) : 'contents'}>
      {button}
      {hasReason && (
        <span id={reasonId} className="text-xs text-ink-muted">
          {disabledReason}
        </span>
      )}
    </span>
  )
}
