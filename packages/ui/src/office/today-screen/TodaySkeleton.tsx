import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** The skeleton of the start page, with the size of its content. */
export function TodaySkeleton() {
  const t = useWords(officeWords)
  return (
    <SkeletonGroup label={t('today.loading')} scope="page">
      <div className="grid gap-6">
        <div className="grid grid-cols-3 gap-4 lg:grid-cols-6">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="grid gap-2">
              <Skeleton width="2.5rem" height="2.25rem" />
              <Skeleton width="80%" />
            </div>
          ))}
        </div>
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
