import type { LegalChange, LegalField, LegalFormView, OfficeState } from '@skafferi/domain/office/views'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { BannerMessage } from '../../components/feedback/banner-message'
import { EmptyState } from '../../components/feedback/empty-state'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'
import { OfficeFailure } from '../page-header'
import { PageProblem } from '../page-news'
import { LegalChanges } from './LegalChanges'
import { LegalForm, type LegalFormProps } from './LegalForm'
import { LegalHistory, type LegalHistoryProps } from './LegalHistory'
import { LegalKinds, type LegalKindsProps } from './LegalKinds'

/** Loaded when the operator publishes. */
const LazyPublishLegalText = lazyWithRetry(() =>
  import('./PublishLegalText').then(({ PublishLegalText }) => ({ default: PublishLegalText })),
)

export interface LegalTextsScreenProps extends Omit<LegalFormProps, 'legal'>, LegalKindsProps {
  /** The form of the current kind. */
  legal: OfficeState<LegalFormView>
  /** Shown below the kinds of texts, such as what the published imprint lacks. */
  notice?: ReactNode
  /** URL of the shop's profile, from which templates take the facts about the seller. */
  profileHref: string
  /** The published versions. */
  history: LegalHistoryProps
  /** Lines that a colleague changed since the text was read. */
  remoteChanges: readonly LegalChange[]
  /** True while the draft is being published. */
  publishing: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
  /** The user begins with the template. */
  onTemplate: () => void
  /** Publishes the draft. Resolves to true if it was done. */
  onPublish: () => Promise<boolean>
  /** A dialog was closed: the failure is no longer shown. */
  onReset: () => void
}

/** The legal texts in the settings: the form of one kind with a preview, and its versions. */
export function LegalTextsScreen(props: LegalTextsScreenProps) {
  const { legal, kinds, current, notice, history, remoteChanges, publishing, problem, editable } = props
  const { profileHref, onDismissRemoteChanges, onTemplate, onPublish, onReset } = props
  const t = useWords(officeLegalWords)
  const [isPublishing, setIsPublishing] = useState(false)
  // The field that gets the focus once the dialog has given it back.
  const [target, setTarget] = useState<LegalField>()
  useEffect(() => {
    if (isPublishing || target === undefined) return
    const field = document.querySelector<HTMLElement>(`[name="${CSS.escape(target)}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [isPublishing, target])
  const closePublishing = () => {
    setIsPublishing(false)
    onReset()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="sr-only">{t('kinds')}</h2>
      <LegalKinds kinds={kinds} current={current} />
      {notice}
      <PageProblem text={isPublishing ? null : problem} />
      {!editable && <p className="text-sm text-ink-muted">{t('readOnly')}</p>}
      {remoteChanges.length > 0 && (
        <section aria-label={t('changes')} className="grid gap-3">
          <BannerMessage
            tone="caution"
            announce="assertive"
            action={
              <Button size="sm" variant="secondary" onPress={onDismissRemoteChanges}>
                {t('history.close')}
              </Button>
            }
          >
            {t('remoteChange')}
          </BannerMessage>
          <LegalChanges changes={remoteChanges} />
        </section>
      )}
      {legal.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {legal.status === 'failed' && <OfficeFailure title={t('failed')} request={legal.request} onRetry={legal.retry} />}
      {legal.status === 'ready' && (
        <div className="min-w-0">
          <div className="mb-2 flex min-h-8 flex-wrap items-center gap-3">
            <h2 className="me-auto text-base leading-6 font-bold">{t(`kind.${legal.view.kind}`)}</h2>
            {legal.view.saved && <SavedDraft saved={legal.view.saved} />}
            {editable && legal.view.draft && (
              <Button
                size="sm"
                disabled={legal.view.changes.length === 0}
                onPress={() => {
                  setTarget(undefined)
                  setIsPublishing(true)
                }}
              >
                {t('publish')}
              </Button>
            )}
          </div>
          {legal.view.kind === 'imprint' && <p className="mb-3 max-w-read">{t('imprint.who')}</p>}
          {legal.view.current?.url != null && (
            <p className="mb-3 wrap-anywhere">{t('elsewhere', { url: legal.view.current.url })}</p>
          )}
          {legal.view.draft ? (
            <LegalForm key={current} {...props} legal={{ ...legal.view, draft: legal.view.draft }} />
          ) : (
            <EmptyState
              variant="panel"
              headingLevel={3}
              title={t('begin')}
              text={t('begin.text')}
              action={editable && <Button onPress={onTemplate}>{t('begin.do')}</Button>}
            />
          )}
        </div>
      )}
      <LegalHistory {...history} />
      {isPublishing && legal.status === 'ready' && (
        <LazyBoundary onClose={closePublishing}>
          <LazyPublishLegalText
            legal={legal.view}
            publishing={publishing}
            problem={problem}
            profileHref={profileHref}
            onFieldPress={({ field }) => {
              setTarget(field)
              closePublishing()
            }}
            onPublish={() => void onPublish().then((isDone) => isDone && setIsPublishing(false))}
            onClose={closePublishing}
          />
        </LazyBoundary>
      )}
    </div>
  )
}

function SavedDraft({ saved: { time, by } }: { saved: NonNullable<LegalFormView['saved']> }) {
  const t = useWords(officeLegalWords)
  const text = by === null ? t('saved', { time: time.text }) : t('savedBy', { time: time.text, name: by })
  return <span className="text-xs wrap-anywhere text-ink-muted">{text}</span>
}
