import type { ReactNode } from 'react'
import { aboveBottomBarRef } from '../../components/feedback/toast'

export interface PageMessageProps {
  /** The live region, which exists before its text. Omit it if the content announces itself. */
  role?: 'alert' | 'status'
  /** The message; nothing without one. */
  children: ReactNode
}

/**
 * A message about the last action, at the bottom of the window above its bars, so that it covers neither the heads of a
 * list nor a save button, and the layout does not move between two presses.
 */
export function PageMessage({ role, children }: PageMessageProps) {
  return (
    <div
      ref={aboveBottomBarRef}
      role={role}
      className={
        'fixed inset-x-2 bottom-[calc(0.5rem+var(--office-bar,0px)+var(--foot,0px)+env(safe-area-inset-bottom))] z-50 ' +
        'max-h-[60dvh] overflow-y-auto md:start-auto md:end-4 md:w-120 print:hidden'
      }
    >
      {children}
    </div>
  )
}
