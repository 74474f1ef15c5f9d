import type { ReactNode } from 'react'
import { bottomBarRef } from '../../../components/feedback/toast'

export interface CheckoutBarProps {
  /** The label of the amount ("Total, 12 items"). */
  label: string
  /** The amount, formatted. */
  total: string
  /** The button for the next step, in full width. */
  children: ReactNode
}

/**
 * The total and the next step, for windows that are too narrow for a column beside the page. It sticks to the bottom of
 * the window while its page is visible.
 */
export function CheckoutBar({ label, total, children }: CheckoutBarProps) {
  return (
    <div
      ref={bottomBarRef}
      className={
        'sticky bottom-0 z-10 -mx-gutter mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 ' +
        'border-t border-line-strong bg-raised px-gutter pt-2.5 shadow-float ' +
        'pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden print:hidden'
      }
    >
      <p className="flex-none">
        <span className="block text-xs text-ink-muted">{label}</span>
        <b className="num block text-lg leading-6 whitespace-nowrap">{total}</b>
      </p>
      <div className="min-w-28 flex-1 md:ms-auto md:max-w-80">{children}</div>
    </div>
  )
}
