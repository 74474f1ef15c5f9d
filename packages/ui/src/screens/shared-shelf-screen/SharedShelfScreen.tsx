import { useState, type ReactNode } from 'react'
import type { SharedPlaceView, SharedShelfPage, SharedShelfView } from '@skafferi/domain/shop/shelf/views'
import { Button, LinkButton } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { ShelfImage } from '../../components/content/shelf-image'
import { BannerMessage } from '../../components/feedback/banner-message'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { DocumentTitle } from '../../components/layout/page-layout'
import { SharedBoard } from '../../commerce/shelf/shared-board'
import { useProblemText } from '../../commerce/service/problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { RenderWhenVisible } from '../../internal/render-when-visible'
import { useWords } from '../../words'
import { sharedShelfWords } from '../../words/generated/shared-shelf'

export interface SharedShelfScreenProps {
  /** The shelf with what its reader may do with it. */
  page: SharedShelfPage
  /** The URL of the application with this shelf. */
  applyHref: string
  /** Copies the link of the page; rejects if the browser refuses. */
  onCopy: () => Promise<void>
}

/** A shelf that someone has shared with a link, without prices and without a company's name. */
export function SharedShelfScreen({ page, ...props }: SharedShelfScreenProps) {
  const t = useWords(sharedShelfWords)
  const paths = useShopPaths()
  const { load } = page
  if (load.status === 'loading') {
    return (
      <SkeletonGroup scope="page" label={t('loading')}>
        <div className="grid gap-4 py-6">
          <Skeleton width="min(24rem, 70%)" height="2rem" />
          <Skeleton height="40.5rem" />
        </div>
      </SkeletonGroup>
    )
  }
  if (load.status === 'failed') {
    if (load.problem.code === 'shelf_not_shared') {
      return (
        <>
          <DocumentTitle>{t('gone.title')}</DocumentTitle>
          <EmptyState
            headingLevel={1}
            title={t('gone.title')}
            text={t('gone.text')}
            action={<LinkButton href={paths.home}>{t('gone.action')}</LinkButton>}
          />
        </>
      )
    }
    const { retry } = load
    return (
      <>
        <DocumentTitle>{t('failed')}</DocumentTitle>
        <ErrorState headingLevel={1} title={t('failed')} onRetry={() => retry()} />
      </>
    )
  }
  return <LoadedShelf view={load.view} page={page} {...props} />
}

function LoadedShelf({ view, page, applyHref, onCopy }: SharedShelfScreenProps & { view: SharedShelfView }) {
  const t = useWords(sharedShelfWords)
  const { title, sharedOn: day, brands, leftOut, places } = view
  const { reader } = page
  const count = places.length
  const heading = title ?? t('untitled', { count })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-10 md:pt-6">
      <DocumentTitle>{heading}</DocumentTitle>
      <meta name="description" content={t('description', { count })} />
      <section>
        <div className="mb-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="me-auto flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
            <h1>
              <bdi>{heading}</bdi>
            </h1>
            <p className="num text-sm text-ink-muted">
              {title === null ? t('facts.untitled', { brands, day }) : t('facts', { count, brands, day })}
            </p>
          </div>
          <CopyLink onCopy={onCopy} />
        </div>
        {count > 0 ? (
          <div className="max-md:-mx-gutter">
            <div className="overflow-clip border-y border-line md:rounded-lg md:border-x">
              <SharedBoard label={t('board')} places={places} />
            </div>
          </div>
        ) : (
          <EmptyState variant="panel" title={t('empty.title')} text={t(`empty.${reader}`)} />
        )}
        {leftOut > 0 && (
          <p className="num mt-2 text-sm text-ink-muted">
            {t(reader === 'visitor' ? 'leftOut.visitor' : 'leftOut', { count: leftOut })}
          </p>
        )}
      </section>
      {reader === 'visitor' ? <Apply href={applyHref} /> : <Adopt page={page} isOwn={view.isOwn} count={count} />}
      {count > 0 && <PlaceList places={places} />}
    </div>
  )
}

function CopyLink({ onCopy }: Pick<SharedShelfScreenProps, 'onCopy'>) {
  const t = useWords(sharedShelfWords)
  const [state, setState] = useState<'copied' | 'copyFailed' | null>(null)
  return (
    <div className="flex flex-wrap items-center">
      <p role="status" className="text-sm text-ink-muted">
        {state !== null && <span className="me-3">{t(state)}</span>}
      </p>
      <Button
        variant="secondary"
        onPress={() =>
          void onCopy().then(
            () => setState('copied'),
            () => setState('copyFailed'),
          )
        }
      >
        {t('copy')}
      </Button>
    </div>
  )
}

/** A tinted panel with what the reader may do. */
function NextStep({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-brand-quiet p-4 md:p-6">
      <h2>{title}</h2>
      <p className="max-w-read text-ink-muted">{text}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}

function Apply({ href }: { href: string }) {
  const t = useWords(sharedShelfWords)
  const { signIn } = useShopPaths()
  return (
    <NextStep title={t('apply.title')} text={t('apply.text')}>
      <LinkButton href={href}>{t('apply.action')}</LinkButton>
      <LinkButton variant="secondary" href={signIn()}>
        {t('apply.signIn')}
      </LinkButton>
    </NextStep>
  )
}

function Adopt({ page, isOwn, count }: { page: SharedShelfPage; isOwn: boolean; count: number }) {
  const t = useWords(sharedShelfWords)
  const problemText = useProblemText()
  const { home } = useShopPaths()
  const { adopt, adopting, adopted, stop, stopping, problem } = page
  return (
    <div className="grid gap-3">
      {problem && (
        <BannerMessage tone="critical" announce="assertive">
          {problemText(problem)}
        </BannerMessage>
      )}
      {isOwn ? (
        <NextStep title={t('own.title')} text={t('own.text')}>
          <Button variant="secondary" busy={stopping} busyLabel={t('own.stopping')} onPress={stop}>
            {t('own.stop')}
          </Button>
        </NextStep>
      ) : (
        count > 0 && (
          <NextStep title={t('adopt.title')} text={t('adopt.text')}>
            {adopted ? (
              <>
                <p role="status">{t('adopt.done')}</p>
                <LinkButton variant="secondary" href={home}>
                  {t('adopt.open')}
                </LinkButton>
              </>
            ) : (
              <Button busy={adopting} busyLabel={t('adopt.busy')} onPress={adopt}>
                {t('adopt.action')}
              </Button>
            )}
          </NextStep>
        )
      )}
    </div>
  )
}

/** The articles as a list, for reading and for screen readers. */
function PlaceList({ places }: { places: readonly SharedPlaceView[] }) {
  const t = useWords(sharedShelfWords)
  const paths = useShopPaths()
  return (
    <section>
      <h2 className="mb-2.5">{t('list.title')}</h2>
      <ol role="list" className="overflow-clip rounded-lg border border-line bg-surface">
        {places.map(({ variantId, productId, title, sku, subtitle, cartonSize, thumbnail, facings, target }) => (
          <RenderWhenVisible key={variantId} as="li" className="border-line not-first:border-t">
            <div
              className={
                'grid min-h-12 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-1 text-sm ' +
                'md:grid-cols-[auto_minmax(0,1fr)_12rem_12rem]'
              }
            >
              <ShelfImage src={thumbnail.src ?? undefined} alt="" size="thumb" />
              <span className="min-w-0">
                <Link variant="quiet" href={paths.product(productId)}>
                  <span className="font-medium wrap-anywhere">{title}</span>
                </Link>
                <span className="num block truncate text-xs text-ink-muted">
                  {[sku, subtitle, cartonSize === null ? null : t('cartonOf', { pieces: cartonSize })]
                    .filter((each) => each !== null)
                    .join(' · ')}
                </span>
              </span>
              <span className="num text-xs text-ink-muted max-md:col-start-2">
                {t('list.facings', { count: facings.count })}
              </span>
              <span className="num text-xs text-ink-muted max-md:col-start-2">
                {t('list.target', { count: target })}
              </span>
            </div>
          </RenderWhenVisible>
        ))}
      </ol>
    </section>
  )
}
