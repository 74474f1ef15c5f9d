import { useId, type ReactNode } from 'react'

export interface CheckoutSectionsProps {
  /** Several {@link CheckoutSection}s. */
  children: ReactNode
}

/** The sections of the checkout: the first one below the shelf line, the others separated by lines. */
export function CheckoutSections({ children }: CheckoutSectionsProps) {
  return <div className="border-t-2 border-shelf">{children}</div>
}

export interface CheckoutSectionProps {
  /** The title of the section ("Delivery Address"). */
  title: string
  /** The form, or a summary of the input. */
  children: ReactNode
}

/** A section of the checkout: its heading in a column of labels, its content beside it, or below it on a phone. */
export function CheckoutSection({ title, children }: CheckoutSectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={
        'grid gap-x-6 gap-y-2.5 border-t border-line-strong py-4 first:border-t-0 md:py-5 ' +
        'md:grid-cols-[12.5rem_minmax(0,1fr)]'
      }
    >
      <h2 id={titleId} className="text-base tracking-flat">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
