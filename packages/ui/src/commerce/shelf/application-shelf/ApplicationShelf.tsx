import type { SharedShelfPage } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { useWords } from '../../../words'
import { sharedShelfWords } from '../../../words/generated/shared-shelf'

export interface ApplicationShelfProps {
  /** The shared shelf, while it loads, or why it could not be loaded. */
  load: SharedShelfPage['load']
  /** True after the visitor chose to apply without it. */
  removed: boolean
  /** Applies without it. */
  onRemove: () => void
  /** Applies with it again. */
  onRestore: () => void
}

/** States that an application is sent with a shared shelf, and lets the visitor apply without it. */
export function ApplicationShelf({ load, removed, onRemove, onRestore }: ApplicationShelfProps) {
  const t = useWords(sharedShelfWords)
  if (load.status === 'loading') {
    return (
      <SkeletonGroup label={t('application.loading')}>
        <Skeleton height="4.25rem" />
      </SkeletonGroup>
    )
  }
  if (load.status === 'failed' && load.problem.code === 'shelf_not_shared') {
    return <BannerMessage tone="caution">{t('application.gone')}</BannerMessage>
  }
  const title = load.status === 'ready' ? load.view.title : null
  return (
    <BannerMessage
      announce="polite"
      action={
        <Button variant="quiet" onPress={removed ? onRestore : onRemove}>
          {t(removed ? 'application.restore' : 'application.remove')}
        </Button>
      }
    >
      {removed ? (
        <p>{t('application.removed')}</p>
      ) : (
        <>
          <p className="num font-bold">
            {load.status === 'ready'
              ? t('application.with', { count: load.view.places.length + load.view.leftOut })
              : t('application.withUnknown')}
            {title !== null && (
              <>
                {': '}
                <bdi>{title}</bdi>
              </>
            )}
          </p>
          <p>{t('application.text')}</p>
        </>
      )}
    </BannerMessage>
  )
}
