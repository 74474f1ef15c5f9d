import { useId, type ReactNode } from 'react'
import { DocumentTitle, PageHeading } from '../components/layout/page-layout'

export interface DonePageProps {
  /** The page's heading and the document title. */
  title: string
  /** Icon above the heading. */
  icon: ReactNode
  /** The result, in a few words. */
  heading: string
  /** What happens next. */
  children: ReactNode
  /** Links for the next step, the main one first. */
  actions: ReactNode
}

/** A page that confirms that something was received, and says what happens next. */
export function DonePage({ title, icon, heading, children, actions }: DonePageProps) {
  const headingId = useId()
  return (
    <div className="mx-auto grid max-w-read gap-4 py-6 md:py-10">
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeading>{title}</PageHeading>
      <section
        aria-labelledby={headingId}
        className={
          'grid justify-items-center gap-2 rounded-lg border border-line bg-surface px-5 py-8 text-center md:px-8'
        }
      >
        <span
          aria-hidden="true"
          className={
            'mb-3 flex h-16 w-55 max-w-full items-end justify-center border-b-2 border-shelf text-positive ' +
            '[&_svg]:size-12 [&_svg]:stroke-[1.1]'
          }
        >
          {icon}
        </span>
        <h2 id={headingId}>{heading}</h2>
        {children}
        <div className="flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:*:w-full">{actions}</div>
      </section>
    </div>
  )
}
