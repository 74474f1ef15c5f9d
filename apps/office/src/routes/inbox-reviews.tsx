import { useWaitingReviews } from '@skafferi/domain/office'
import { ReviewsScreen } from '@skafferi/ui/office/inbox-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useInboxSections } from '../app/use-inbox-sections'

export default function InboxReviewsRoute() {
  const sections = useInboxSections()
  const { reviews, pending, problem, decide } = useWaitingReviews()
  const problemText = useOfficeProblem()
  return (
    <ReviewsScreen
      sections={sections}
      reviews={reviews}
      pending={pending}
      problem={problemText(problem)}
      onDecide={(decision) => void decide(decision)}
    />
  )
}
