import type { ReactNode } from 'react'
import type { Page } from '../pages'

/** The content of a frame and its options. */
export interface ShellProps extends Pick<Page, 'frame' | 'showsCategories' | 'footer'> {
  children: ReactNode
}
