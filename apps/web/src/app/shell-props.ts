import type { ReactNode } from 'react'
import type { Page } from '../pages'

/** What is framed, and with which frame and foot. */
export interface ShellProps extends Pick<Page, 'frame' | 'foot'> {
  children: ReactNode
}
