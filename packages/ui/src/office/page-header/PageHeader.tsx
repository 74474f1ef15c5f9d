import type { ReactNode } from 'react'
import { Link } from '../../components/actions/link'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'

/** A key fact below the title. */
export interface PageHeaderFact {
  label: string
  /** Ready to show. */
  value: ReactNode
}

export interface PageHeaderProps {
  /** The page's title. */
  title: string
  /** A text beside the title ("Monday 23 November"). */
  detail?: string
  /** A link to the parent page. */
  crumb?: { label: string; href: string }
  /** A badge with the state. */
  state?: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
  /** Key facts below the title. */
  facts?: readonly PageHeaderFact[]
  /** The line below the title; `none` if the following element has its own. Default `visible`. */
  line?: 'visible' | 'none'
}

/** The header of an office page: title, state and actions above a line, and key facts below it. */
export function PageHeader({ title, detail, crumb, state, actions, facts = [], line = 'visible' }: PageHeaderProps) {
  return (
    <div>
      <DocumentTitle>{title}</DocumentTitle>
      <div
        className={
          'flex min-h-11 flex-wrap items-end gap-x-3 gap-y-2 ' +
          (line === 'visible' ? 'border-b-2 border-shelf pb-2.5' : '')
        }
      >
        <div className="me-auto min-w-0">
          {crumb && (
            <p className="link-targets pb-0.5 text-xs">
              <Link href={crumb.href}>{crumb.label}</Link>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <PageHeading>{title}</PageHeading>
            {detail !== undefined && <span className="text-base text-ink-muted">{detail}</span>}
            {state}
          </div>
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-[1_1_40%] print:hidden">{actions}</div>
        )}
      </div>
      {facts.length > 0 && (
        // The line before the first fact of each row is clipped.
        <dl
          className={
            'flex flex-wrap gap-y-2 pt-2.5 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 md:-ms-4 md:overflow-x-clip'
          }
        >
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0 border-line-strong md:-ms-px md:border-s md:px-4">
              <dt className="text-2xs text-ink-muted">{label}</dt>
              <dd className="link-targets num m-0 leading-6 font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
