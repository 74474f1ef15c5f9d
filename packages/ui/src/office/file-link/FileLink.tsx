import type { ReactNode } from 'react'
import { buttonStyles } from '../../components/button/styles'
import { FileIcon } from '../../components/icon'

export interface FileLinkProps {
  /** Where the store answers with the file. */
  href: string
  /** Its words. */
  children: ReactNode
  /** Default `md`. */
  size?: 'sm' | 'md'
}

/** Has the browser save a file of the store. It is no page: the app's own links do not lead there. */
export function FileLink({ href, children, size = 'md' }: FileLinkProps) {
  return (
    <a href={href} download className={buttonStyles({ variant: 'secondary', size })}>
      <span className="inline-flex items-center gap-2">
        <FileIcon size="sm" />
        {children}
      </span>
    </a>
  )
}
