import type { ReactNode } from 'react'
import { buttonStyles } from '../../components/actions/button/styles'
import { FileIcon } from '../../components/content/icon'

export interface FileLinkProps {
  /** URL of the file at the store. */
  href: string
  /** The label. */
  children: ReactNode
}

/** A download link. It does not use the app's router, because the target is not a page. */
export function FileLink({ href, children }: FileLinkProps) {
  return (
    <a href={href} download className={buttonStyles({ variant: 'secondary' })}>
      <span className="inline-flex items-center gap-2">
        <FileIcon size="sm" />
        {children}
      </span>
    </a>
  )
}
