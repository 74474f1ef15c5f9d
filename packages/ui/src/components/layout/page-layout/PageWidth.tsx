import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const styles = cva('mx-auto box-content', {
  variants: {
    width: {
      page: 'max-w-page px-gutter 2xl:max-w-large',
      form: 'max-w-form px-gutter',
      read: 'max-w-read px-gutter',
      full: 'max-w-none',
    },
  },
})

/**
 * `page` 1216 px, and up to 1600 in wide windows, `form` 44 rem, `read` 42 rem, each within gutters; `full` the full
 * width.
 */
export type PageWidthName = 'page' | 'form' | 'read' | 'full'

export interface PageWidthProps {
  /** Default `page`. */
  width?: PageWidthName
  /** The content between the gutters. */
  children: ReactNode
}

/** Centres content on the page's grid: the header's row, the footer's columns, the page itself. */
export function PageWidth({ width = 'page', children }: PageWidthProps) {
  return (
    <div data-width={width} className={styles({ width })}>
      {children}
    </div>
  )
}
