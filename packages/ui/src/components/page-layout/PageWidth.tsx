import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const styles = cva('mx-auto box-content px-gutter', {
  variants: {
    width: {
      page: 'max-w-page',
      form: 'max-w-form',
      read: 'max-w-read',
      full: 'max-w-none px-0',
    },
  },
})

/** `page` 1216 px, `form` 44 rem, `read` 42 rem, each between its gutters; `full` from edge to edge. */
export type PageWidthName = 'page' | 'form' | 'read' | 'full'

/** Props of {@link PageWidth}. */
export interface PageWidthProps {
  /** Default `page`. */
  width?: PageWidthName
  children: ReactNode
}

/** Centres a band's content on the page's grid: the header's row, the footer's columns, the page itself. */
export function PageWidth({ width = 'page', children }: PageWidthProps) {
  return (
    <div data-width={width} className={styles({ width })}>
      {children}
    </div>
  )
}
