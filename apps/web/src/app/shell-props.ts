import type { ReactNode } from 'react'
import type { Page } from '../pages'

/** What is framed, and how. */
export interface ShellProps extends Pick<Page, 'frame' | 'browses' | 'foot'> {
  children: ReactNode
}
