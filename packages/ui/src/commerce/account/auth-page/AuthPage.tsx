import { useBrand } from '../../../components/content/brand'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Link } from '../../../components/actions/link'
import { PageHeading } from '../../../components/layout/page-layout'
import { Wordmark } from '../../../components/content/wordmark'
import { useWords } from '../../../words'
import { sessionWords } from '../../../words/generated/session'
import { ShelfIllustration, type ShelfPicture } from '../../catalogue/shelf-illustration'
import { useShopPaths } from '../../service/shop-paths'

const styles = cva('grid min-h-dvh content-start md:content-stretch', {
  variants: { hasShelves: { true: 'md:grid-cols-2' } },
})

export interface AuthPageProps {
  /** The page's heading: what the user does here. */
  heading: string
  /** The purpose of the page, in one or two sentences. */
  text?: string
  /** The packs of the illustration, by shelf; phones show the first shelf. Without shelves the form is alone. */
  shelves: readonly (readonly ShelfPicture[])[]
  /** The form, or its result. */
  children: ReactNode
}

/** A page for signing in or up: one form beside a picture. It has no header. */
export function AuthPage({ heading, text, shelves, children }: AuthPageProps) {
  const t = useWords(sessionWords)
  const paths = useShopPaths()
  const { name } = useBrand()
  const hasShelves = shelves.length > 0
  return (
    <div className={styles({ hasShelves })}>
      {/* First in the document as on a phone, where it would otherwise push the form down as it arrives. */}
      {hasShelves && (
        <div className="grid overflow-hidden bg-night md:order-last md:content-center">
          <ShelfIllustration variant="wall" shelves={shelves} />
        </div>
      )}
      <div className="grid min-w-0 content-start justify-items-center px-4 pt-6 pb-10 md:content-center md:p-8">
        <div className="grid w-full max-w-96 gap-4">
          <div className="mb-2 justify-self-start">
            <Link href={paths.landing()} variant="bare" label={t('signIn.home', { brand: name })}>
              <Wordmark size="lg" />
            </Link>
          </div>
          <div className="grid gap-1">
            <PageHeading>{heading}</PageHeading>
            {text !== undefined && <p className="text-ink-muted wrap-anywhere">{text}</p>}
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
