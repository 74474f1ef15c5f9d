import type { ReactNode } from 'react'
import { useTooltip } from './use-tooltip'

export interface TooltipProps {
  /** A short addition to what the control says by itself; plain text. */
  text: string
  /** One control: a button, a link, a field. */
  children: ReactNode
}

/** A word more about a control, on hover and focus. Never the only place where something needed is said. */
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
