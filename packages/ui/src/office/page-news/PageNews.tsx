import type { ReactNode } from 'react'
import { aboveBottomBarRef } from '../../components/toast/bottom-bar'

export interface PageNewsProps {
  /** How it is read out when it appears. */
  announce: 'status' | 'alert'
  /** What is said; nothing while there is no news. */
  children: ReactNode
}

/**
 * News about what was just done on a page. It lies over the page, so that nothing moves between two presses. It is part
 * of the page from the start: a live region that appears with its text is not read out.
 */
export function PageNews({ announce, children }: PageNewsProps) {
  return (
    <div
      ref={aboveBottomBarRef}
      role={announce}
      className={
        'pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--foot,0px)+var(--office-bar,0px))] z-50 mx-auto ' +
        'max-h-[50dvh] max-w-104 overflow-y-auto *:pointer-events-auto *:shadow-float md:start-auto md:end-4 md:w-104 print:hidden'
      }
    >
      {children}
    </div>
  )
}
