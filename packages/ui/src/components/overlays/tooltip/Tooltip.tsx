import type { ReactNode } from 'react'
import { useTooltip } from './use-tooltip'

export interface TooltipProps {
  /** A short, plain text that adds to the control's label. */
  text: string
  /** One control: a button, a link, a field. */
  children: ReactNode
}

/** Additional information on a control, on hover and focus. Never put essential information only here. */
export function Tooltip({ text, children }: TooltipProps) {
  const { id, frameRef, tipRef, handlers } = useTooltip()
  return (
    <span ref={frameRef} className="inline-flex max-w-full" {...handlers}>
      {children}
      <span
        ref={tipRef}
        id={id}
        role="tooltip"
        popover="manual"
        className={
          'absolute inset-auto m-0 max-w-64 rounded-sm border border-transparent bg-inverse px-2 py-1 text-start ' +
          'text-xs font-regular wrap-anywhere text-ink-on-inverse shadow-float print:hidden'
        }
      >
        {text}
      </span>
    </span>
  )
}
