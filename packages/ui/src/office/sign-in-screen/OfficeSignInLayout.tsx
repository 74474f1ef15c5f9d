import type { ReactNode } from 'react'
import { CONTENT_ID, DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { BrandSymbol } from '../../components/content/wordmark'
import { ShelfIllustration, type ShelfPicture } from '../../commerce/catalogue/shelf-illustration'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface OfficeSignInLayoutProps {
  /** The heading. */
  heading: string
  /** A sentence below the heading. */
  text?: string
  /** Pack shots beside the form, by row; the form stands alone without any. */
  shelves: readonly (readonly ShelfPicture[])[]
  /** The form or its result. */
  children: ReactNode
}

/** The layout of sign-in and invitation pages: a form with pack shots beside it. */
export function OfficeSignInLayout({ heading, text, shelves, children }: OfficeSignInLayoutProps) {
  const t = useWords(officeWords)
  const isAlone = shelves.length === 0
  return (
    <div className={`grid min-h-dvh content-start lg:content-stretch ${isAlone ? '' : 'lg:grid-cols-2'}`}>
      <main
        id={CONTENT_ID}
        className="grid min-w-0 content-start justify-items-center px-4 pt-8 pb-10 lg:content-center lg:p-8"
      >
        <div className="grid w-full max-w-96 gap-4">
          <p className="mb-2 flex items-center gap-2.5 text-lg font-bold">
            <BrandSymbol />
            {t('name')}
          </p>
          <div className="grid gap-1">
            <DocumentTitle>{heading}</DocumentTitle>
            <PageHeading>{heading}</PageHeading>
            {text !== undefined && <p className="text-ink-muted wrap-anywhere">{text}</p>}
          </div>
          {children}
        </div>
      </main>
      {!isAlone && (
        <div className="hidden overflow-hidden bg-night lg:grid lg:content-center">
          <ShelfIllustration variant="wall" shelves={shelves} />
        </div>
      )}
    </div>
  )
}
