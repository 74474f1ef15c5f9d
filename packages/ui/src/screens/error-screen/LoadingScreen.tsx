import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'

/** Placeholder of a page whose script is loading. */
export function LoadingScreen() {
  const t = useWords(shellWords)
  return (
    <SkeletonGroup scope="page" label={t('waiting')}>
      <div className="grid min-h-[70vh] content-start gap-4 py-8">
        <Skeleton width="min(20rem, 60%)" height="2rem" />
        <Skeleton height="14rem" />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </SkeletonGroup>
  )
}
